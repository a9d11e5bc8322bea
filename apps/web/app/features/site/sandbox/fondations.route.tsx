import { Reliefs } from './content.tsx'
import { Brand, Colors, Icons, Typography } from './foundations.tsx'
import { Partie } from './partie.tsx'
import { sandboxMeta } from './parties.ts'

export const meta = () => sandboxMeta('Fondations')

export default function Fondations() {
  return (
    <Partie
      contents={{
        couleurs: <Colors />,
        typographie: <Typography />,
        marque: <Brand />,
        reliefs: <Reliefs />,
        icones: <Icons />,
      }}
      id="fondations"
    />
  )
}
