import { createHash } from 'node:crypto'

type Named = { dossard: string | null; recherche: string }

/** Identity of a line across files: number and name. */
export const nameLine = ({ dossard, recherche }: Named): string =>
  createHash('sha256')
    .update(`${dossard ?? ''}\n${recherche}`)
    .digest('hex')
