import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { StatutBadge } from '#kit/editor/statut-badge.tsx'
import { Bloc, BlocVide, Ligne, Lignes } from '#kit/member-page/bloc.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { latestParcoursQuery } from './contribution.queries.ts'
import { editorPath, MES_PARCOURS } from './paths.ts'

export function MesParcours() {
  return (
    <Bloc
      id="parcours"
      more={{ to: MES_PARCOURS, label: 'Tous' }}
      query={useQuery(latestParcoursQuery)}
      title="Mes parcours"
    >
      {({ data, nb }) =>
        data.length === 0 ? (
          <BlocVide
            action={
              <ButtonLink icon="upload" to={MES_PARCOURS}>
                Ajouter un parcours
              </ButtonLink>
            }
          >
            Un fichier de votre montre devient un parcours, que vous partagez ou non.
          </BlocVide>
        ) : (
          <>
            <p className="text-ink-soft">
              {nb}&nbsp;parcours{nb > data.length && <>, les derniers changés&nbsp;:</>}
            </p>
            <Lignes>
              {data.map(({ id, titre, distance, denivele, statut, renvoi_motif }) => (
                <Ligne
                  detail={[
                    distance === null ? 'Sans trace' : formatDistance(distance),
                    denivele === null ? null : formatDenivele(denivele),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  key={id}
                  titre={titre}
                  to={editorPath(id)}
                  valeur={<StatutBadge accord="masculin" renvoi={renvoi_motif} statut={statut} />}
                />
              ))}
            </Lignes>
          </>
        )
      }
    </Bloc>
  )
}
