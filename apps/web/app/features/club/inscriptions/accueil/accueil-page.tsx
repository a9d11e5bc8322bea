import type { Accueil, Validation } from '@foulee/contract/club/inscriptions'
import { readCode } from '@foulee/domain/club/inscription'
import { deNom } from '@foulee/domain/shared/de-nom'
import { capitalize } from '@foulee/domain/shared/typographie'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Scanner } from '#kit/scanner/scanner.tsx'
import { useReader } from '#kit/scanner/use-reader.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useExport, useUnvalidate } from '../inscriptions.mutations.ts'
import { accueilQuery } from '../inscriptions.queries.ts'
import { accueilPath, evenementPath } from '../paths.ts'
import { formatDay, formatHours, formatPlace } from '../texts.ts'
import { AnswerBox } from './answer-box.tsx'
import { Attendus } from './attendus.tsx'
import { digestCode } from './digest.ts'
import { type Answer, judgeHere, showSeen } from './file.ts'
import { Reseau } from './reseau.tsx'
import { useFile } from './use-file.ts'
import { useSaveCheckIn } from './use-save-check-in.ts'
import { useVenus } from './use-venus.ts'
import { Venus } from './venus.tsx'

/** Polling interval for validations of other desks, in milliseconds. */
const LOOK_MS = 15_000

export function AccueilPage({ accueil: input, users_id }: { accueil: Accueil; users_id: number }) {
  const dates_id = input.date.id
  const client = useQueryClient()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { data } = useQuery({ ...accueilQuery(dates_id), refetchInterval: LOOK_MS })
  const heard = data ?? input
  const renew = useCallback(
    () => client.invalidateQueries({ queryKey: accueilQuery(dates_id).queryKey }),
    [client, dates_id],
  )
  const onAnswers = useCallback(
    (answers: readonly Validation[]) => {
      setAnswer((shown) => correct(shown, answers))
      void renew()
    },
    [renew],
  )
  const { file, isAway, trouble, see, undo, dismiss } = useFile({ users_id, dates_id, onAnswers })
  useSaveCheckIn(heard)
  const unvalidate = useUnvalidate(dates_id)
  const venus = useVenus({ users_id, dates_id, onSent: renew })
  const attendus = showSeen(heard.attendus, file)
  const accueil = { ...heard, attendus }

  const show = async (inscription: number, hash: string | null) => {
    const now = new Date()
    const empreinte = hash === null ? null : await digestCode(hash)
    const found = judgeHere(accueil, { inscription, hash, empreinte }, now)
    setAnswer({ ...found, attendu: found.attendu ?? unknown(inscription) })
    if (found.verdict === 'valide' || found.verdict === 'a_verifier') {
      see({ inscription, hash, at: now.toISOString() })
    }
  }
  const takeBack = (id: number) => {
    setAnswer(null)
    const isStored = heard.attendus.some((item) => item.id === id && item.valide_le !== null)
    if (!undo(id) || isStored) unvalidate.mutate({ inscription: id })
  }
  const onRead = (text: string) => {
    const code = readCode(text)
    if (code) void show(code.id, code.hash)
    else setAnswer(NOT_OURS)
  }
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <Header
        accueil={accueil}
        nbVenus={accueil.venus.length + venus.queue.filter(({ refus }) => !refus).length}
      />
      <Reseau date={accueil.date} dismiss={dismiss} file={file} isAway={isAway} trouble={trouble} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div className="grid gap-4 lg:sticky lg:top-20">
          <Camera onRead={onRead} />
          <AnswerBox answer={answer} />
        </div>
        <div className="grid gap-8">
          <Attendus
            attendus={attendus}
            date={accueil.date}
            error={unvalidate.error?.message ?? null}
            onPick={(id) => void show(id, null)}
            onUndo={takeBack}
          />
          <Venus accueil={accueil} desk={venus} />
        </div>
      </div>
    </main>
  )
}

const NOT_OURS: Answer = {
  verdict: 'code_faux',
  message: 'Ce n’est pas le code d’un évènement de Foulée.',
  attendu: null,
}

const unknown = (id: number) => ({ id, nom: '', groupe: null, empreinte: '', valide_le: null })

/** Replaces the offline answer by the server's, which knows more than this device. */
function correct(shown: Answer | null, answers: readonly Validation[]): Answer | null {
  const said = answers.find(({ inscription }) => inscription === shown?.attendu?.id)
  if (!said || !shown) return shown
  return { ...shown, verdict: said.verdict, message: said.message }
}

function Header({ accueil, nbVenus }: { accueil: Accueil; nbVenus: number }) {
  const { evenement, date, attendus, chiffres } = accueil
  const arrived = attendus.filter(({ valide_le }) => valide_le !== null).length
  const file = useExport(date.id, `${evenement.slug}-${date.jour}`)
  return (
    <header className="grid gap-2">
      <PageHead
        description={`L’accueil ${deNom(evenement.titre)}.`}
        isPrivate
        path={accueilPath(evenement.id, date.id)}
        title={`Accueil\u00a0: ${evenement.titre}`}
      />
      <p>
        <TextLink to={evenementPath(evenement.slug)}>{evenement.titre}</TextLink>
      </p>
      <h1 className="text-2xl md:text-3xl">Accueil</h1>
      <p className="text-ink-soft">
        {capitalize(formatDay(date))}, {formatHours(date)}
        {formatPlace(date) && ` · ${formatPlace(date)}`}
      </p>
      <p className="text-lg" role="status">
        <strong className="text-3xl tabular-nums">{arrived}</strong> sur{' '}
        <span className="tabular-nums">{attendus.length}</span> {arrived > 1 ? 'sont là' : 'est là'}
        {nbVenus > 0 && ` · ${nbVenus}\u00a0sans inscription`}
        {chiffres.en_attente > 0 && ` · ${chiffres.en_attente}\u00a0en liste d’attente`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon="download"
          isLoading={file.isPending}
          onClick={() => file.mutate()}
          variant="quiet"
        >
          Liste (CSV)
        </Button>
        {file.error && (
          <p className="font-semibold text-rouge-gr" role="alert">
            {file.error.message}
          </p>
        )}
      </div>
    </header>
  )
}

function Camera({ onRead }: { onRead: (text: string) => void }) {
  const [isOn, setOn] = useState(false)
  useReader()
  return (
    <section aria-label="Caméra" className="grid justify-items-start gap-3">
      <Button
        icon="camera"
        isWide
        onClick={() => setOn(!isOn)}
        variant={isOn ? 'secondary' : 'primary'}
      >
        {isOn ? 'Fermer la caméra' : 'Lire les codes'}
      </Button>
      {isOn && <Scanner label="Ce que voit la caméra" onRead={onRead} />}
    </section>
  )
}
