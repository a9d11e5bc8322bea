import type { Inscription, MaDate } from '@foulee/contract/club/inscriptions'
import { formatMontant } from '@foulee/domain/shared/mesure'
import { capitalize } from '@foulee/domain/shared/typographie'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { useSite } from '#platform/site.ts'
import { Ribbon } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { AttentePanel, OffrePanel } from './attente-panels.tsx'
import { CodeCard } from './code-card.tsx'
import { useUnregister } from './inscriptions.mutations.ts'
import { accueilPath, evenementPath, inscriptionPath, MES_EVENEMENTS } from './paths.ts'
import { RegisterForm } from './register-form.tsx'
import { getCodeAddress, useSaveCodes } from './save-codes.ts'
import { formatDay, formatHours, formatInstant, formatPlace, formatPlaces } from './texts.ts'

const NONE: readonly Inscription[] = []

export function InscriptionPage({ date: maDate }: { date: MaDate }) {
  const { evenement, date, inscription, droits } = maDate
  const isComing = inscription?.etat === 'inscrit'
  const title = isComing ? 'Votre inscription' : 'S’inscrire'
  useSaveCodes(useMineAsList(inscription))
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description={`${evenement.titre}, ${formatDay(date)}.`}
        isPrivate
        path={inscriptionPath(evenement.slug, date.id)}
        title={`${title}\u00a0: ${evenement.titre}`}
      />
      <header className="grid gap-2">
        <p>
          <TextLink to={evenementPath(evenement.slug)}>{evenement.titre}</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <p className="text-lg font-semibold tabular-nums">
          {capitalize(formatDay(date))}, {formatHours(date)}
        </p>
        <Facts date={maDate} />
        {droits.accueillir && (
          <p>
            <ButtonLink icon="camera" to={accueilPath(evenement.id, date.id)}>
              Tenir l’accueil
            </ButtonLink>
          </p>
        )}
      </header>
      <div className="grid max-w-2xl gap-6">
        <Situation maDate={maDate} />
      </div>
    </main>
  )
}

/** A stable array for the same registration, so that codes are stored once. */
function useMineAsList(inscription: Inscription | null) {
  return { inscriptions: inscription ? lists(inscription) : NONE }
}
const known = new WeakMap<Inscription, readonly Inscription[]>()
function lists(inscription: Inscription): readonly Inscription[] {
  const list = known.get(inscription) ?? [inscription]
  known.set(inscription, list)
  return list
}

function Facts({ date: { evenement, date } }: { date: MaDate }) {
  const place = formatPlace(date)
  return (
    <div className="grid gap-1 text-ink-soft">
      {place && <p>{place}</p>}
      {date.rendez_vous && <p>Rendez-vous&nbsp;: {date.rendez_vous}</p>}
      {date.precision && <p className="font-semibold">{date.precision}</p>}
      <p>
        {evenement.prix ? `${formatMontant(evenement.prix)}, à régler sur place` : 'Gratuit'}
        {evenement.de && ` · ${evenement.de}`}
      </p>
    </div>
  )
}

function Situation({ maDate }: { maDate: MaDate }) {
  const { date, inscription, attente, droits } = maDate
  const { currentUser } = useSession()
  const isAllowed = currentUser?.droits.includes('reserver') ?? false
  if (date.phase === 'annulee') return <CalledOff date={date} />
  if (inscription?.etat === 'inscrit') return <Coming inscription={inscription} />
  if (date.phase === 'finie') return <p className="text-lg">Cette date est passée.</p>
  if (date.phase === 'fermee') {
    return <p className="text-lg">Cet évènement n’est pas publié&nbsp;: on ne s’y inscrit pas.</p>
  }
  if (!isAllowed) return <Unverified />
  if (droits.inscrire) {
    return (
      <>
        {attente?.etat === 'proposee' && <OffrePanel attente={attente} />}
        <RegisterForm maDate={maDate} />
      </>
    )
  }
  return (
    <>
      <p className="text-lg font-semibold">{formatPlaces(date)}</p>
      <AttentePanel maDate={maDate} />
    </>
  )
}

function CalledOff({ date: { annulation_motif } }: { date: MaDate['date'] }) {
  return (
    <Ribbon icon="close" tone="danger">
      Cette date est annulée.
      {annulation_motif && (
        <p className="font-normal whitespace-pre-line">{capitalize(annulation_motif)}</p>
      )}
    </Ribbon>
  )
}

function Coming({ inscription }: { inscription: Inscription }) {
  const { publicUrl } = useSite()
  const { evenement, date, groupe, nom, code, valide_le, droits } = inscription
  const giveUp = useUnregister(date.id)
  return (
    <>
      {valide_le ? (
        <Ribbon icon="check" tone="success">
          Vous y étiez&nbsp;: validé {formatInstant(valide_le, date)}.{' '}
          <TextLink to="/points">150&nbsp;points</TextLink>
        </Ribbon>
      ) : (
        <p className="text-lg">
          {date.phase === 'finie'
            ? 'Cette date est passée.'
            : 'On vous attend. Montrez ce code à l’accueil\u00a0: il s’ouvre aussi sans réseau.'}
        </p>
      )}
      {code && !valide_le && (
        <CodeCard
          adresse={getCodeAddress(publicUrl, inscription)}
          lines={[groupe ? `Groupe\u00a0: ${groupe}` : '', `Inscription n°\u00a0${inscription.id}`]}
          nom={nom}
          titre={evenement.titre}
        />
      )}
      {droits.desinscrire && (
        <RemoveButton
          confirm="Renoncer"
          icon="close"
          label="Je ne viens plus"
          question="Renoncer à cette date&nbsp;?"
          remove={giveUp}
        >
          Votre place ira à quelqu’un d’autre. Ce code ne servira plus.
        </RemoveButton>
      )}
      <p>
        <TextLink to={MES_EVENEMENTS}>Mes inscriptions</TextLink>
      </p>
    </>
  )
}

const Unverified = () => (
  <div className="card grid gap-2 p-5">
    <h2 className="text-xl">Vérifiez d’abord votre adresse email</h2>
    <p>
      Si la date change ou s’annule, nous vous l’écrivons&nbsp;: avant de vous inscrire, ouvrez le
      lien que nous vous avons envoyé. Vous pouvez le redemander, ou corriger l’adresse, dans{' '}
      <TextLink to="/reglages/email-et-mot-de-passe">vos réglages</TextLink>.
    </p>
  </div>
)
