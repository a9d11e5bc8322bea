import { createHash } from 'node:crypto'

type KeyedLine = { dossard: string | null; recherche: string }

export const getLineKey = ({ dossard, recherche }: KeyedLine): string =>
  createHash('sha256')
    .update(`${dossard ?? ''}\n${recherche}`)
    .digest('hex')
