import { Filters, ResultLists } from './lists.tsx'
import { Blocs } from './moi.tsx'
import { Partie } from './partie.tsx'
import { sandboxMeta } from './parties.ts'

export const meta = () => sandboxMeta('Listes')

export default function Listes() {
  return (
    <Partie
      contents={{ filtres: <Filters />, resultats: <ResultLists />, 'moi-blocs': <Blocs /> }}
      id="listes"
    />
  )
}
