import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { PAPIERS } from '@foulee/domain/sejours/immatriculation'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { agencePath } from './paths.ts'

export function AgenceSection({ gestion: { voyage, manques } }: { gestion: VoyageGestion }) {
  const { id, nom, verifie } = voyage.agence
  const missing = manques.filter(({ champ }) => PAPIERS.some((papier) => papier === champ))
  return (
    <EditorSection id="agence" title="L’agence">
      <div className="card grid justify-items-start gap-4 p-5">
        <p className="flex flex-wrap items-center gap-3">
          <strong>{nom}</strong>
          {verifie && (
            <Badge icon="check" tone="success">
              Agence vérifiée
            </Badge>
          )}
        </p>
        {missing.length > 0 && (
          <div className="grid gap-2 rounded-control bg-jaune-wash px-4 py-3">
            <p className="font-semibold">
              Sans ces papiers, le séjour ne peut pas être publié&nbsp;:
            </p>
            <ul className="list-disc ps-5">
              {missing.map(({ champ, message }) => (
                <li className="scroll-mt-24" id={champ} key={champ}>
                  {message}
                </li>
              ))}
            </ul>
          </div>
        )}
        <ButtonLink icon="shop" to={`${agencePath(id)}#papiers`}>
          {missing.length > 0 ? 'Donner les papiers de l’agence' : 'Ouvrir l’agence'}
        </ButtonLink>
      </div>
    </EditorSection>
  )
}
