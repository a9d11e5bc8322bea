import { useQuery } from '@tanstack/react-query'
import { MES_RESULTATS, MON_PALMARES } from '#features/courses/shared/resultats-paths.ts'
import { Bloc, BlocVide, Lignes } from '#kit/member-page/bloc.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { MonResultatLigne, PalmaresTotaux } from './mon-resultat.tsx'
import { palmaresQuery } from './resultats.queries.ts'

export function MesResultats() {
  return (
    <Bloc
      id="resultats"
      more={{ to: MON_PALMARES, label: 'Mon palmarès' }}
      query={useQuery(palmaresQuery)}
      title="Mes résultats"
    >
      {({ resultats, demandes, ...totals }) => (
        <>
          {resultats.length === 0 ? (
            <BlocVide
              action={
                <ButtonLink icon="search" to="/courses">
                  Trouver une course que j’ai courue
                </ButtonLink>
              }
            >
              Sur la page de ses résultats, dites quelle ligne est la vôtre&nbsp;: elle vient ici
              une fois prouvée.
            </BlocVide>
          ) : (
            <>
              <PalmaresTotaux {...totals} />
              <Lignes>
                {resultats.map((resultat) => (
                  <MonResultatLigne key={resultat.id} resultat={resultat} />
                ))}
              </Lignes>
            </>
          )}
          {demandes.length > 0 && (
            <p className="text-sm">
              <TextLink to={MES_RESULTATS}>
                {demandes.length > 1
                  ? `${demandes.length}\u00a0demandes attendent une réponse`
                  : 'Une demande attend la réponse de l’organisateur'}
              </TextLink>
            </p>
          )}
        </>
      )}
    </Bloc>
  )
}
