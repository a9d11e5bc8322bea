import { AccountForms } from './account-forms.tsx'
import { Buttons, Choices, Searches, TextFields } from './forms.tsx'
import { Partie } from './partie.tsx'
import { sandboxMeta } from './parties.ts'

export const meta = () => sandboxMeta('Formulaires')

export default function Formulaires() {
  return (
    <Partie
      contents={{
        boutons: <Buttons />,
        champs: <TextFields />,
        choix: <Choices />,
        recherche: <Searches />,
        compte: <AccountForms />,
      }}
      id="formulaires"
    />
  )
}
