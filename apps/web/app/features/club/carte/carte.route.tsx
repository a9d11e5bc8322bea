import type { Carte } from '@foulee/contract/club/cartes'
import { formatNumero, NIVEAUX_CARTE } from '@foulee/domain/club/carte'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/api/query-of.ts'
import { useDeed } from '#platform/pwa/use-deed.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { IN_THE_SUN } from '#ui/in-the-sun.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Progress } from '#ui/progress.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useWakeLock } from '#ui/wake-lock.ts'
import { drawBars } from './bars.ts'
import { magasinsQuery } from './carte.queries.ts'
import { useOfflineCard } from './use-offline-card.ts'
import './carte.css'

export default function CartePage() {
  const { data: carte } = useSuspenseQuery(queryOf('POST /api/carte'))
  useDeed('carte')
  return (
    <main className="page" id="contenu">
      <PageHead description="Votre carte Foulée." isPrivate path="/carte" title="Ma carte" />
      <div className="mx-auto grid max-w-3xl gap-10 pt-6 pb-16 md:pt-10">
        <h1 className="text-3xl md:text-4xl">Ma carte</h1>
        <Face carte={carte} />
        <OfflineCopySwitch carte={carte} />
        <Level carte={carte} />
        <GrantedAvantages carte={carte} />
        <ForShops />
      </div>
    </main>
  )
}

/** Black on white in every theme: scanners and sunlight require the contrast. */
function Face({ carte: { prenom, numero, niveau } }: { carte: Carte }) {
  const bars = drawBars(numero, 44)
  useWakeLock(true)
  return (
    <section aria-label="La carte" className="carte">
      <p className="carte-titre">
        <span>{prenom}</span>
        <span>{niveau.nom}</span>
      </p>
      <QrCode className="carte-qr" label="Code QR de ma carte" text={numero} />
      <svg
        aria-label="Code-barres de ma carte"
        className="carte-barres"
        role="img"
        shapeRendering="crispEdges"
        viewBox={`0 0 ${bars.width} 44`}
      >
        <path d={bars.path} fill="#000" />
      </svg>
      <p className="carte-numero">{formatNumero(numero)}</p>
      <p className="no-print text-center text-sm">{IN_THE_SUN}</p>
    </section>
  )
}

function OfflineCopySwitch({ carte }: { carte: Carte }) {
  const { isKept, keep, forget } = useOfflineCard(carte)
  if (isKept === null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2" role="status">
      {isKept
        ? 'Gardée sur cet appareil\u00a0: elle s’affiche aussi sans réseau.'
        : 'Cette carte demande un réseau pour s’afficher.'}
      <Button onClick={isKept ? forget : keep}>
        {isKept ? 'Ne plus la garder ici' : 'La garder sur cet appareil'}
      </Button>
    </p>
  )
}

function Level({ carte: { points, niveau, suivant } }: { carte: Carte }) {
  return (
    <section aria-labelledby="niveau" className="grid gap-5">
      <SectionHeading
        id="niveau"
        lead="Le niveau vient de vos points, et ne redescend pas."
        title={niveau.nom}
      />
      <div className="card grid gap-3 p-5">
        {suivant ? (
          <>
            <p>
              Encore {formatNombre(suivant.manque)}&nbsp;points jusqu’au niveau «&nbsp;{suivant.nom}
              &nbsp;».
            </p>
            <Progress isGold label="Vers le niveau suivant" max={suivant.points} value={points} />
          </>
        ) : (
          <p>C’est le plus haut niveau.</p>
        )}
        <TextLink className="justify-self-start" to="/points">
          Mes {formatNombre(points)}&nbsp;points, ligne par ligne
        </TextLink>
      </div>
      <ol className="carte-niveaux">
        {NIVEAUX_CARTE.map(({ code, nom, points: needed }) => (
          <li aria-current={code === niveau.code ? 'true' : undefined} key={code}>
            <span className="font-semibold">{nom}</span>
            <span className="text-sm text-ink-soft">{formatNombre(needed)}&nbsp;points</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function GrantedAvantages({ carte: { remises } }: { carte: Carte }) {
  return (
    <section aria-labelledby="remises" className="grid gap-5">
      <SectionHeading
        id="remises"
        lead="Montrez la carte en caisse. Le magasin n’y lit que votre prénom et votre niveau."
        title="Ce que des magasins m’ont remis"
      />
      {remises.length === 0 ? (
        <p className="text-ink-soft">Rien encore.</p>
      ) : (
        <ul className="card grid px-5">
          {remises.map(({ id, titre, magasin, remis_le }) => (
            <li className="grid border-b border-line py-3 last:border-0" key={id}>
              <span className="font-semibold">{titre}</span>
              <span className="text-sm text-ink-soft">
                {magasin}, {formatDate(parisDate(new Date(remis_le)))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ForShops() {
  const { data: shops = [] } = useQuery(magasinsQuery)
  if (!shops.length) return null
  return (
    <ButtonLink className="justify-self-start" icon="shop" to="/carte/lire">
      Lire la carte d’un membre
    </ButtonLink>
  )
}
