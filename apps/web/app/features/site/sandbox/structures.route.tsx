import { Partie } from './partie.tsx'
import { sandboxMeta } from './parties.ts'
import { Claims, Sheet, Team } from './structures.tsx'

export const meta = () => sandboxMeta('Structures')

export default function Structures() {
  return (
    <Partie
      contents={{ fiche: <Sheet />, equipe: <Team />, revendication: <Claims /> }}
      id="structures"
    />
  )
}
