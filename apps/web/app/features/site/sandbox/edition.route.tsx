import { Lists, Saving, TwoVersions } from './editing.tsx'
import { Partie } from './partie.tsx'
import { sandboxMeta } from './parties.ts'
import { Publishing } from './publishing.tsx'

export const meta = () => sandboxMeta('Édition')

export default function Edition() {
  return (
    <Partie
      contents={{
        publier: <Publishing />,
        enregistrement: <Saving />,
        versions: <TwoVersions />,
        listes: <Lists />,
      }}
      id="edition"
    />
  )
}
