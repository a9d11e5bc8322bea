import { Partie } from './partie.tsx'
import { sandboxMeta } from './parties.ts'
import { Bars, Starting, WholePages } from './shell.tsx'

export const meta = () => sandboxMeta('Coque')

export default function Coque() {
  return (
    <Partie
      contents={{ barres: <Bars />, demarrage: <Starting />, 'pages-entieres': <WholePages /> }}
      id="coque"
    />
  )
}
