import { Cards, Labels, Numbers, Tables } from './content.tsx'
import { Codes, Sharing } from './extras.tsx'
import { Partie } from './partie.tsx'
import { sandboxMeta } from './parties.ts'
import { Terrain } from './terrain.tsx'

export const meta = () => sandboxMeta('Contenu')

export default function Contenu() {
  return (
    <Partie
      contents={{
        cartes: <Cards />,
        images: <Codes />,
        profil: <Terrain />,
        nombres: <Numbers />,
        etiquettes: <Labels />,
        tableaux: <Tables />,
        partage: <Sharing />,
      }}
      id="contenu"
    />
  )
}
