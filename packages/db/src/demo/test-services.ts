import { createHash } from 'node:crypto'
import { getImageFolder } from '@foulee/domain/shared/image'

/** Texts of the files that the demo stored. */
export const originals: string[] = []
export const services = {
  hashPassword: async (password: string) => `hash of ${password}`,
  storePicture: async (_: unknown, files: readonly { bytes: Buffer }[]) => {
    const sha256 = createHash('sha256')
      .update(files[0]?.bytes ?? '')
      .digest('hex')
    return { fichier: getImageFolder('photo', sha256) }
  },
  storeOriginal: async (_: unknown, bytes: Buffer) => `original ${originals.push(String(bytes))}`,
}
