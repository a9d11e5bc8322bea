import type { ProfilDeCoureur } from '@foulee/contract/parcours/calibrage'
import type { Nature } from '@foulee/domain/parcours/calibration'
import {
  describeFacteur,
  FACTEUR_TITLES,
  formatCalibre,
} from '@foulee/domain/parcours/calibration-texts'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { MON_PROFIL_DE_COUREUR } from '#features/parcours/shared/calibrage-path.ts'
import { MES_SORTIES } from '#features/parcours/shared/sortie-paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Switch } from '#ui/choice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useChooseLaw, useProfil } from './calibrage.queries.ts'
import { CountedOutings } from './counted-outings.tsx'

/** /mon-profil-de-coureur (produit 9.28). */
export default function MonProfilDeCoureur() {
  return (
    <main className="page grid content-start gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description="Ce que vos sorties et vos résultats disent de votre façon de courir."
        isPrivate
        path={MON_PROFIL_DE_COUREUR}
        title="Mon profil de coureur"
      />
      <header className="grid gap-3">
        <Breadcrumb
          crumbs={[{ label: 'Mes sorties', to: MES_SORTIES }, { label: 'Mon profil de coureur' }]}
        />
        <h1 className="text-2xl md:text-3xl">Mon profil de coureur</h1>
        <p className="max-w-2xl text-ink-soft">
          Ce que vos sorties et vos résultats disent de votre façon de courir. Vos temps prévus s’en
          servent, et vous seul le voyez.
        </p>
      </header>
      <Query
        label="Chargement de votre profil…"
        query={useProfil()}
        skeleton={<Skeleton className="h-96 rounded-card" />}
      >
        {(profil) => <Profil profil={profil} />}
      </Query>
    </main>
  )
}

function Profil({ profil }: { profil: ProfilDeCoureur }) {
  const isKnown = profil.sorties > 0 || profil.resultats > 0
  return (
    <>
      <Choice profil={profil} />
      {!isKnown && profil.a_mesurer === 0 && <Begin />}
      <Facteurs profil={profil} />
      {profil.liste.length > 0 && <CountedOutings liste={profil.liste} />}
    </>
  )
}

function Choice({ profil }: { profil: ProfilDeCoureur }) {
  const { mutate, isPending, variables } = useChooseLaw()
  const { sorties, resultats, a_mesurer } = profil
  const { est_generale } = isPending ? variables : profil
  return (
    <section aria-labelledby="calibrage" className="card grid gap-3 p-5">
      <h2 className="text-xl" id="calibrage">
        {sorties > 0 || resultats > 0 ? formatCalibre(profil) : 'Pas encore calibré sur vous'}
      </h2>
      {a_mesurer > 0 && (
        <p role="status">
          {a_mesurer === 1
            ? 'Une sortie est en train d’être mesurée.'
            : `${formatNombre(a_mesurer)}\u00a0sorties sont en train d’être mesurées.`}
        </p>
      )}
      <Switch
        checked={!est_generale}
        disabled={isPending}
        hint="Sinon, ils sont ceux du calcul commun, le même pour tous, d’après vos résultats ou votre niveau."
        onChange={(event) => mutate({ est_generale: !event.currentTarget.checked })}
      >
        Calibrer mes temps prévus sur moi
      </Switch>
    </section>
  )
}

function Begin() {
  return (
    <section aria-labelledby="commencer" className="grid justify-items-start gap-3">
      <h2 className="text-xl" id="commencer">
        Par où commencer
      </h2>
      <p className="max-w-2xl">
        Ajoutez des sorties en course à pied ou en trail, dont le fichier a des heures et des
        altitudes&nbsp;: quelques-unes suffisent pour un début, trente disent presque tout. Vos
        résultats aident aussi, dès qu’ils sont reconnus comme les vôtres.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={MES_SORTIES} variant="primary">
          Ajouter des sorties
        </ButtonLink>
        <ButtonLink to="/mes-resultats">Mes résultats</ButtonLink>
      </div>
    </section>
  )
}

const NATURES: readonly Nature[] = ['montee', 'descente', 'fatigue', 'croissance']

function Facteurs({ profil: { facteurs, ecart } }: { profil: ProfilDeCoureur }) {
  return (
    <section aria-labelledby="facteurs" className="grid gap-4">
      <div className="grid gap-2">
        <h2 className="text-xl" id="facteurs">
          Ce qui est à vous
        </h2>
        <p className="max-w-2xl text-ink-soft">
          En montée et en descente, à effort égal, par rapport au plat de la même sortie. Tant qu’il
          y a peu à savoir, chaque chiffre reste près du calcul commun&nbsp;; une sortie étrange n’y
          change presque rien.
        </p>
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {NATURES.map((nature) => {
          const { phrase, intervalle, preuve } = describeFacteur(nature, facteurs[nature])
          return (
            <li className="card grid content-start gap-1.5 p-4" key={nature}>
              <h3 className="text-lg">{FACTEUR_TITLES[nature]}</h3>
              <p className="font-semibold">{phrase}</p>
              {intervalle && <p className="tabular-nums">{intervalle}</p>}
              <p className="text-sm text-ink-soft">{preuve}</p>
            </li>
          )
        })}
      </ul>
      <p className="max-w-2xl text-sm text-ink-soft">
        {ecart === null
          ? 'À partir de quatre résultats, la fourchette de vos temps tient aussi compte de vos propres écarts.'
          : `Vos résultats s’écartent d’environ ${formatNombre(100 * ecart)}\u00a0% de ce que les autres annonçaient\u00a0: la fourchette de vos temps en tient compte.`}{' '}
        Un temps visé ou un niveau choisi sur une feuille de route reste le même pour tous. Vos
        résultats sont sur <TextLink to="/mes-resultats">Mes résultats</TextLink>.
      </p>
    </section>
  )
}
