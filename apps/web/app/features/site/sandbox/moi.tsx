import { BackLink } from '#kit/member-page/back-link.tsx'
import { Bloc, BlocVide, Ligne, Lignes } from '#kit/member-page/bloc.tsx'
import { MinePart } from '#kit/member-page/mine-part.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { LONG_NOM } from './long-words.ts'
import { Specimen, SpecimenGrid } from './sandbox-section.tsx'
import { AWAY, nothing } from './stubs.ts'

const known = { data: true, error: null, isFetching: false, refetch: nothing }
const HERE = '/sandbox/listes'

export function Blocs() {
  return (
    <SpecimenGrid>
      <Specimen name="Rempli, avec un long titre">
        <Bloc
          id="bloc-rempli"
          more={{ to: HERE, label: 'Tout voir' }}
          query={known}
          title="Mes prochains départs"
        >
          {() => (
            <Lignes>
              <Ligne
                detail="Orbey, 42 km, 2 140 m D+"
                quand="dim. 14 juin, 7h00"
                titre="Trail des Hautes Chaumes"
                to={HERE}
                valeur={<Badge tone="success">Inscrit</Badge>}
              />
              <Ligne titre={LONG_NOM} to={HERE} valeur="12" />
            </Lignes>
          )}
        </Bloc>
      </Specimen>
      <Specimen name="Vide">
        <Bloc id="bloc-vide" query={known} title="Mes messages">
          {() => (
            <BlocVide action={<ButtonLink to={HERE}>Écrire à quelqu’un</ButtonLink>}>
              Personne ne vous a encore écrit.
            </BlocVide>
          )}
        </Bloc>
      </Specimen>
      <Specimen name="Attente">
        <Bloc
          id="bloc-attente"
          query={{ ...known, data: undefined, isFetching: true }}
          title="Mes résultats"
        >
          {nothing}
        </Bloc>
      </Specimen>
      <Specimen name="Échec">
        <Bloc
          id="bloc-echec"
          query={{ ...known, data: undefined, error: AWAY }}
          title="Mes parcours"
        >
          {nothing}
        </Bloc>
      </Specimen>
      <Specimen name="Une partie d’une liste">
        <MinePart items={[{ id: 1, nom: LONG_NOM }]} title="À venir">
          {({ nom }) => <p className="card p-4">{nom}</p>}
        </MinePart>
      </Specimen>
      <Specimen name="Retour à la page dont celle-ci est une partie">
        <p>
          <BackLink to="/sandbox">Le catalogue</BackLink>
        </p>
      </Specimen>
    </SpecimenGrid>
  )
}
