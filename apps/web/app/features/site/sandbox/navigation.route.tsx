import { Directories } from './directories.tsx'
import { Landmarks, Pages } from './navigation.tsx'
import { Partie } from './partie.tsx'
import { sandboxMeta } from './parties.ts'

export const meta = () => sandboxMeta('Navigation')

export default function NavigationPart() {
  return (
    <Partie
      contents={{ reperes: <Landmarks />, pages: <Pages />, annuaires: <Directories /> }}
      id="navigation"
    />
  )
}
