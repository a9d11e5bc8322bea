import { createHash } from 'node:crypto'

type Named = { dossard: string | null; recherche: string }

export const nameLine = ({ dossard, recherche }: Named): string =>
  createHash('sha256')
    .update(`${dossard ?? ''}\n${recherche}`)
    .digest('hex')
