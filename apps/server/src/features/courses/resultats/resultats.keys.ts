import { createHash } from 'node:crypto'

type Named = { dossard: string | null; recherche: string }

/** What a line is known by from one file to the next: its number and its name. */
export const nameLine = ({ dossard, recherche }: Named): string =>
  createHash('sha256')
    .update(`${dossard ?? ''}\n${recherche}`)
    .digest('hex')
