import type {
  ChampResultat,
  Colonnes,
  EssaiResultats,
} from '@foulee/contract/courses/resultats-fichier'
import { FORME_PASSAGE_LABELS } from '@foulee/domain/courses/passages'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Fold } from '#ui/fold.tsx'
import { Select } from '#ui/select.tsx'
import { CHAMP_LABELS, CHAMPS } from './champs.ts'
import { listDoubtful, listUnread, toColumnOptions } from './columns-doubtful.ts'
import { EpreuvesStep } from './epreuves-step.tsx'
import { PassagesStep } from './passages-step.tsx'
import { RelayeursStep } from './relayeurs-step.tsx'
import { SheetStep } from './sheet-step.tsx'
import type { Reading } from './use-upload.ts'

const ENCODAGES = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Windows (Latin-1)' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'utf-16be', label: 'UTF-16 (gros-boutiste)' },
  { value: 'macintosh', label: 'Macintosh (MacRoman)' },
  { value: 'cp850', label: 'MS-DOS (CP850)' },
]
const SEPARATEURS = [
  { value: ';', label: 'Point-virgule' },
  { value: ',', label: 'Virgule' },
  { value: '\t', label: 'Tabulation' },
  { value: '|', label: 'Barre' },
]

type StepProps = {
  essai: EssaiResultats
  reading: Reading
  isTrying: boolean
  onReread: (how: Reading) => void
}

/**
 * Column mapping: guessed, editable, with a new dry run on each change. Recognised columns are
 * collapsed on a phone, so that the preview stays near.
 */
export function ColumnsStep({ essai, reading, isTrying, onReread }: StepProps) {
  const { colonnes, manques } = essai
  const doubtful = useDoubtful(essai)
  const known = CHAMPS.filter((champ) => !doubtful.includes(champ))
  const choose = (champ: ChampResultat, value: string) => {
    const { [champ]: _, ...rest } = colonnes
    const next: Colonnes = value ? { ...rest, [champ]: Number(value) } : rest
    onReread({ colonnes: next })
  }
  return (
    <section aria-labelledby="colonnes" className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg" id="colonnes">
          Les colonnes
        </h3>
        {isTrying && <Badge>Lecture…</Badge>}
      </div>
      {essai.feuille && <SheetStep feuille={essai.feuille} onReread={onReread} reading={reading} />}
      {essai.epreuves && (
        <EpreuvesStep epreuves={essai.epreuves} onReread={onReread} reading={reading} />
      )}
      {manques.length > 0 && (
        <ul
          className="grid gap-1 rounded-control bg-jaune-wash px-4 py-3 font-semibold"
          role="alert"
        >
          {manques.map((manque) => (
            <li key={manque}>{manque}</li>
          ))}
        </ul>
      )}
      {manques.length === 0 && colonnes.temps === undefined && !essai.relayeurs.length && (
        <p className="rounded-control bg-jaune-wash px-4 py-3" role="status">
          Aucune colonne ne donne le temps&nbsp;: seules les places seront publiées.
        </p>
      )}
      <ReadSoFar essai={essai} />
      {doubtful.length > 0 && <Choices champs={doubtful} essai={essai} onChoose={choose} />}
      <Fold isFolded title={doubtful.length > 0 ? 'Les autres colonnes' : 'Changer les colonnes'}>
        <Choices champs={known} essai={essai} onChoose={choose} />
      </Fold>
      <RelayeursStep essai={essai} onReread={onReread} reading={reading} />
      <PassagesStep essai={essai} onReread={onReread} reading={reading} />
      <details className="card p-5">
        <summary className="min-h-6 cursor-pointer font-semibold">
          Des caractères ou des colonnes mal lus&nbsp;?
        </summary>
        <div className="grid gap-4 pt-4 sm:grid-cols-2">
          {!essai.feuille && <TextForm essai={essai} onReread={onReread} />}
          <HeadForm essai={essai} onReread={onReread} />
        </div>
      </details>
    </section>
  )
}

/** Computed once per file: fields must not move while the organiser edits the mapping. */
function useDoubtful(essai: EssaiResultats): readonly ChampResultat[] {
  const file = essai.titres.map(({ titre }) => titre).join('\t')
  const [decided, setDecided] = useState({ file, champs: listDoubtful(essai) })
  if (decided.file === file) return decided.champs
  const champs = listDoubtful(essai)
  setDecided({ file, champs })
  return champs
}

function ReadSoFar({ essai: { titres, colonnes, relayeurs, passages } }: Pick<StepProps, 'essai'>) {
  const read = CHAMPS.filter((champ) => colonnes[champ] !== undefined)
  const unread = listUnread(titres, colonnes, relayeurs, passages)
  return (
    <div className="grid gap-1">
      {read.length > 0 && (
        <p className="md:hidden">
          Nous lisons&nbsp;: {read.map((champ) => CHAMP_LABELS[champ]).join(', ')}.
        </p>
      )}
      {relayeurs.length > 0 && (
        <p>Chaque équipe a ses équipiers dans leurs propres colonnes&nbsp;: nous les lisons.</p>
      )}
      {passages.colonnes.length > 0 && (
        <p>
          Passages lus ({FORME_PASSAGE_LABELS[passages.forme]})&nbsp;:{' '}
          {passagesText(passages.colonnes)}.
        </p>
      )}
      {unread.length > 0 && (
        <p className="text-ink-soft">
          {unread.length > 1 ? 'Colonnes laissées' : 'Colonne laissée'} de côté&nbsp;:{' '}
          {unread.map((titre) => `«\u00a0${titre}\u00a0»`).join(', ')}.
        </p>
      )}
    </div>
  )
}

const passagesText = (points: EssaiResultats['passages']['colonnes']) =>
  points.map(({ nom, metres }) => nom ?? `km\u00a0${formatNombre(metres / 1000, 1)}`).join(', ')

type ChoicesProps = Pick<StepProps, 'essai'> & {
  champs: readonly ChampResultat[]
  onChoose: (champ: ChampResultat, value: string) => void
}

function Choices({ champs, essai: { titres, colonnes }, onChoose }: ChoicesProps) {
  const columns = toColumnOptions(titres)
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {champs.map((champ) => (
        <Select
          key={champ}
          label={CHAMP_LABELS[champ]}
          onChange={({ currentTarget }) => onChoose(champ, currentTarget.value)}
          options={columns}
          placeholder="Aucune colonne"
          value={colonnes[champ] === undefined ? '' : String(colonnes[champ])}
        />
      ))}
    </div>
  )
}

const TextForm = ({ essai, onReread }: Pick<StepProps, 'essai' | 'onReread'>) => (
  <>
    <Select
      label="Encodage des caractères"
      onChange={({ currentTarget }) =>
        onReread({ encodage: currentTarget.value as EssaiResultats['encodage'] })
      }
      options={ENCODAGES}
      value={essai.encodage}
    />
    <Select
      label="Ce qui sépare les colonnes"
      onChange={({ currentTarget }) =>
        onReread({
          separateur: currentTarget.value as EssaiResultats['separateur'],
          colonnes: undefined,
          relayeurs: undefined,
          passages: undefined,
        })
      }
      options={SEPARATEURS}
      value={essai.separateur}
    />
  </>
)

const listLignes = (ligne: number | null) =>
  Array.from({ length: Math.max(30, ligne ?? 0) }, (_, index) => String(index + 1))

const HeadForm = ({ essai, onReread }: Pick<StepProps, 'essai' | 'onReread'>) => (
  <Select
    label="Le nom des colonnes"
    onChange={({ currentTarget: { value } }) =>
      onReread({
        entete: value !== '',
        ligne_titres: value ? Number(value) : undefined,
        colonnes: undefined,
        relayeurs: undefined,
        passages: undefined,
      })
    }
    options={listLignes(essai.ligne_titres).map((value) => ({
      value,
      label: `À la ligne\u00a0${value}`,
    }))}
    placeholder="Aucune ligne ne le donne"
    value={essai.ligne_titres === null ? '' : String(essai.ligne_titres)}
  />
)
