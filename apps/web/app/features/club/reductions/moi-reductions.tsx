import { getDernierJour } from '@foulee/domain/club/reduction'
import { formatDate } from '@foulee/domain/shared/date'
import { useQuery } from '@tanstack/react-query'
import { Bloc, BlocVide, Ligne, Lignes } from '#kit/member-page/bloc.tsx'
import { queryOf } from '#platform/api/query-of.ts'
import { ButtonLink } from '#ui/button.tsx'
import { REDUCTIONS } from './paths.ts'

const GLIMPSED = 2

const formatNb = (nb: number) => `${nb}\u00a0${nb > 1 ? 'réductions' : 'réduction'} en cours`

export function MesReductions() {
  return (
    <Bloc
      id="reductions"
      more={{ to: REDUCTIONS, label: 'Toutes' }}
      query={useQuery(queryOf('GET /api/reductions', { query: { page: 1, nb_page: GLIMPSED } }))}
      title="Réductions"
    >
      {({ data, nb }) =>
        nb === 0 ? (
          <BlocVide
            action={
              <ButtonLink icon="shop" to="/magasins">
                Les magasins
              </ButtonLink>
            }
          >
            Aucune en ce moment. Les magasins et les partenaires en proposent au fil de l’année.
          </BlocVide>
        ) : (
          <>
            <p className="text-ink-soft">{formatNb(nb)}</p>
            <Lignes>
              {data.map(({ id, titre, partenaire, fin }) => (
                <Ligne
                  detail={[partenaire, fin && `jusqu’au ${formatDate(getDernierJour(fin))}`]
                    .filter(Boolean)
                    .join(', ')}
                  key={id}
                  titre={titre}
                  to={REDUCTIONS}
                />
              ))}
            </Lignes>
          </>
        )
      }
    </Bloc>
  )
}
