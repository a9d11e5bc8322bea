import { VISIBILITE_LABELS, VISIBILITES, type Visibilite } from '@foulee/domain/membres/visibilite'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { ChoiceGroup, Radio, Switch } from '#ui/choice.tsx'
import { AbonnesList } from './abonnes-list.tsx'
import { BloquesList } from './bloques-list.tsx'
import { formatSaveFailure } from './save-failure.ts'
import { useLiveSave } from './use-live-save.ts'

const HINTS: Readonly<Record<Visibilite, string>> = {
  public: 'Aussi sans compte, et les moteurs de recherche. Réservé aux adultes.',
  membres: 'Toute personne connectée.',
  abonnes: 'Celles et ceux qui vous suivent déjà\u00a0; personne de nouveau ne peut s’ajouter.',
  personne: 'Votre page n’existe pour personne d’autre.',
}

export function ConfidentialiteSection() {
  const { profil } = useSession()
  const { wished, save, status } = useLiveSave()
  if (!profil) return null
  const visibilite = wished.visibilite ?? profil.visibilite
  const initiales = wished.initiales_resultats ?? String(profil.initiales_resultats)
  return (
    <EditorSection id="confidentialite" lead="Vos choix valent aussitôt." title="Confidentialité">
      <div className="card grid gap-6 p-5">
        <ChoiceGroup legend="Qui voit ma page">
          {VISIBILITES.map((value) => (
            <Radio
              checked={visibilite === value}
              hint={HINTS[value]}
              key={value}
              name="visibilite"
              onChange={() => save({ name: 'visibilite', value })}
              value={value}
            >
              {VISIBILITE_LABELS[value]}
            </Radio>
          ))}
        </ChoiceGroup>
        <Switch
          checked={initiales === 'true'}
          hint="Au lieu de votre nom, dans les résultats publiés sur Foulée."
          onChange={({ target }) =>
            save({ name: 'initiales_resultats', value: String(target.checked) })
          }
        >
          Mes initiales dans les résultats
        </Switch>
        <SaveStatus {...status} formatError={formatSaveFailure} />
      </div>
      <AbonnesList />
      <BloquesList />
    </EditorSection>
  )
}
