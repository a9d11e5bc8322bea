import { Floating, States } from './feedback.tsx'
import { Partie } from './partie.tsx'
import { sandboxMeta } from './parties.ts'

export const meta = () => sandboxMeta('Réponses')

export default function Reponses() {
  return <Partie contents={{ etats: <States />, flottants: <Floating /> }} id="reponses" />
}
