import type { Liste } from '@foulee/contract/echanges/liste'
import { LISTE_ETAT_LABELS } from '@foulee/domain/echanges/liste'
import { formatDate, formatDateLongue } from '@foulee/domain/shared/date'
import { useQuery } from '@tanstack/react-query'
import { Bloc, BlocVide, Ligne, Lignes } from '#kit/member-page/bloc.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Countdown } from '#ui/countdown.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { courseNews } from './course-news.ts'
import { listOwnMeasures } from './entry-kind.ts'
import { listeQuery } from './liste.queries.ts'
import {
  countUntold,
  dayOf,
  findProchaine,
  formatListe,
  listPrevues,
  type Prevue,
} from './moi-liste.ts'

const RUN_LIST = '/ma-runlist'

const epreuvePath = ({ item: { course, epreuve } }: Prevue): string =>
  `/courses/${course.slug}/epreuves/${epreuve.id}`

export function ProchaineCourse() {
  return (
    <Bloc id="prochaine-course" query={useQuery(listeQuery())} title="Ma prochaine course">
      {(liste) => {
        const prevue = findProchaine(liste)
        return prevue ? <Start prevue={prevue} /> : <NoStart />
      }}
    </Bloc>
  )
}

const NoStart = () => (
  <BlocVide
    action={
      <ButtonLink icon="flag" to="/courses">
        Trouver une course
      </ButtonLink>
    }
  >
    Aucun départ en vue. Sur la page d’une course, «&nbsp;Ajouter à ma run list&nbsp;» la met ici.
  </BlocVide>
)

function Start({ prevue }: { prevue: Prevue }) {
  const { item, extra } = prevue
  const { course, edition, epreuve } = item
  const news = courseNews(item)
  const path = epreuvePath(prevue)
  const nom = epreuve.nom === course.nom ? null : epreuve.nom
  const facts = [nom, ...listOwnMeasures(epreuve), course.ville]
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p>
          <Countdown className="stat-value text-2xl" date={dayOf(prevue)} fuseau={course.fuseau} />
        </p>
        <p className="text-sm text-ink-soft first-letter:uppercase">
          {formatDateLongue(dayOf(prevue))}
        </p>
      </div>
      <div className="grid gap-1">
        <h3 className="text-xl/7 wrap-anywhere">
          <Link className="hover:text-sapin hover:underline" to={path}>
            {course.nom}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge tone={extra.etat === 'inscrit' ? 'success' : 'neutral'}>
          {LISTE_ETAT_LABELS[extra.etat]}
        </Badge>
        {edition.a_confirmer && <Badge tone="warning">Date à confirmer</Badge>}
        {news && <Badge tone={news.tone}>{news.label}</Badge>}
      </p>
      {epreuve.has_feuille ? (
        <ButtonLink
          className="justify-self-start"
          icon="stopwatch"
          to={`${path}/feuille-de-route`}
          variant="primary"
        >
          Ma feuille de route
        </ButtonLink>
      ) : (
        <ButtonLink className="justify-self-start" to={path}>
          Voir l’épreuve
        </ButtonLink>
      )}
    </div>
  )
}

const SHOWN = 3

export function MaRunList() {
  return (
    <Bloc
      id="run-list"
      more={{ to: RUN_LIST, label: 'Toute la liste' }}
      query={useQuery(listeQuery())}
      title="Ma run list"
    >
      {(liste) => <Held liste={liste} />}
    </Bloc>
  )
}

const formatWithoutResult = (nb: number): string =>
  nb > 1
    ? `${nb}\u00a0courses passées\u00a0: dites comment elles se sont finies`
    : 'Une course passée\u00a0: dites comment elle s’est finie'

function Held({ liste }: { liste: Liste }) {
  const told = formatListe(liste)
  const first = findProchaine(liste)
  const otherPrevues = listPrevues(liste).filter(({ key }) => key !== first?.key)
  const untold = countUntold(liste)
  if (!told && !untold) {
    return (
      <BlocVide
        action={
          <ButtonLink icon="route" to="/parcours">
            Trouver un parcours
          </ButtonLink>
        }
      >
        Elle garde ce qui vous fait envie&nbsp;: courses, parcours, séances et séjours.
      </BlocVide>
    )
  }
  return (
    <>
      {told && <p className="text-ink-soft">{told}</p>}
      {untold > 0 && (
        <p>
          <TextLink to={RUN_LIST}>{formatWithoutResult(untold)}</TextLink>
        </p>
      )}
      {otherPrevues.length > 0 && (
        <Lignes>
          {otherPrevues.slice(0, SHOWN).map((prevue) => (
            <Ligne
              detail={prevue.item.epreuve.nom}
              key={prevue.key}
              quand={formatDate(dayOf(prevue))}
              titre={prevue.item.course.nom}
              to={epreuvePath(prevue)}
              valeur={prevue.extra.etat === 'inscrit' && <Badge tone="success">Inscrit</Badge>}
            />
          ))}
        </Lignes>
      )}
    </>
  )
}
