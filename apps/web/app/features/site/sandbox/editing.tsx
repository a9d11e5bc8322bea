import type { LigneHistorique } from '@foulee/contract/shared/publication'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AutoForm } from '#kit/editor/auto-form.tsx'
import { Conflict } from '#kit/editor/conflict.tsx'
import { EditorSections } from '#kit/editor/editor-sections.tsx'
import { FieldPlace } from '#kit/editor/field-place.tsx'
import { Figure, FilledField } from '#kit/editor/filled-field.tsx'
import { History } from '#kit/editor/history.tsx'
import { LinkList } from '#kit/editor/link-list.tsx'
import { PhotoFailures } from '#kit/editor/photo-failures.tsx'
import { PhotoLine } from '#kit/editor/photo-line.tsx'
import { PhotoProgress } from '#kit/editor/photo-progress.tsx'
import { PhotosCard } from '#kit/editor/photos-card.tsx'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { ThingForm } from '#kit/editor/thing-form.tsx'
import { VersionedForm } from '#kit/editor/versioned-form.tsx'
import { useHydrated } from '#platform/page-loading/use-hydrated.ts'
import { TextField } from '#ui/text-field.tsx'
import { LONG_MOT, LONG_NOM } from './long-words.ts'
import { Specimen, SpecimenGrid } from './sandbox-section.tsx'
import { AWAY, awaited, BUSY, DONE, IDLE, never, nothing, refusedWith } from './stubs.ts'

const VALUES = { nom: 'Les Crêtes', distance: '42,2' }
const THING = {
  version: 1,
  values: VALUES,
  current: VALUES,
  labels: { nom: 'Nom', distance: 'Distance' },
  flags: [],
  formatValue: (_: string, value: string) => value,
  onClose: nothing,
}

export function Saving() {
  return (
    <SpecimenGrid>
      <Specimen name="Ce qu’est devenu un changement">
        <SaveStatus {...IDLE} isPending />
        <SaveStatus {...IDLE} isSuccess />
        <SaveStatus {...IDLE} error={AWAY} />
      </Specimen>
      <Specimen name="S’enregistre tout seul">
        <AutoForm name="catalogue-auto" saving={awaited(DONE)}>
          {() => <TextField defaultValue="Orbey" label="Commune" name="ville" />}
        </AutoForm>
      </Specimen>
      <Specimen name="S’enregistre d’un bouton, refusé">
        <ThingForm {...THING} saving={refusedWith({ distance: 'Donnez un nombre.' })}>
          {(errors) => (
            <>
              <FieldPlace champ="catalogue-nom">
                <FilledField errors={errors} label="Nom" name="nom" values={VALUES} />
              </FieldPlace>
              <Figure errors={errors} label="Distance" name="distance" unit="km" values={VALUES} />
            </>
          )}
        </ThingForm>
      </Specimen>
      <Specimen name="Retirer, une fois redit">
        <RemoveButton
          label="Supprimer l’épreuve"
          question="Supprimer «&nbsp;Les Crêtes&nbsp;»&nbsp;?"
          remove={() => Promise.reject(AWAY)}
        >
          Ses résultats partiront avec elle.
        </RemoveButton>
      </Specimen>
    </SpecimenGrid>
  )
}

const GESTION = { version: 3, nom: 'Trail des Hautes Chaumes' }

export const TwoVersions = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <Specimen isWide name="Un choix à faire">
      <Conflict
        isBusy={false}
        labels={{ nom: 'Nom', description: 'Description' }}
        message="Karim Benali a enregistré cette partie à 9&nbsp;h&nbsp;12."
        mine={{ nom: LONG_NOM, description: '' }}
        onOverwrite={nothing}
        onReload={nothing}
        theirs={{ nom: 'Trail des Hautes Chaumes', description: 'Deux boucles\nautour du lac.' }}
      />
    </Specimen>
    <Specimen isWide name="S’enregistre tout seul, à plusieurs">
      <VersionedForm
        gestion={GESTION}
        labels={{ nom: 'Nom' }}
        name="catalogue-versions"
        reload={nothing}
        saving={{ mutationFn: () => Promise.reject(AWAY) }}
        toFields={({ nom }) => ({ nom })}
      >
        {({ nom }, errors) => (
          <TextField defaultValue={String(nom)} error={errors.nom} label="Nom" name="nom" />
        )}
      </VersionedForm>
    </Specimen>
    <Past />
  </div>
)

const LIGNES: LigneHistorique[] = [
  {
    cle: 'b',
    le: '2026-03-14T08:30:00.000Z',
    qui: LONG_MOT,
    titre: 'Description',
    lignes: ['a changé le nom de «\u00a0Les Crêtes\u00a0» à «\u00a0Le Balcon\u00a0»'],
  },
  {
    cle: 'a',
    le: '2026-03-13T17:05:00.000Z',
    qui: 'Léa Marchand',
    titre: 'Créée',
    lignes: ['a créé la course'],
  },
]

function Past() {
  const query = useInfiniteQuery({
    queryKey: ['catalogue', 'historique'],
    queryFn: () => Promise.resolve({ data: LIGNES, nb: LIGNES.length }),
    initialPageParam: 1,
    getNextPageParam: () => null,
  })
  return (
    <EditorSections
      entries={[{ id: 'historique', label: 'Historique' }]}
      label="Sections d’un éditeur"
    >
      <History empty="Rien n’a encore changé." query={query} />
    </EditorSections>
  )
}

const URL = '/relief/parcours/photo.svg'
const PHOTOS = [
  { id: 1, id_photo: 1, titre: null, url: URL },
  { id: 2, id_photo: 2, titre: LONG_MOT, url: URL },
]
const SENDING = { send: nothing, retry: nothing, progress: null, result: null }

export function Lists() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Specimen isWide name="Photos, refus et retrait compris">
        <PhotosCard
          label="Photos du catalogue"
          lead="JPEG, PNG, WebP, AVIF ou GIF."
          photos={PHOTOS}
          renderLine={(photo, rank) => (
            <PhotoLine
              acts={{ change: rank ? BUSY : DONE, remove: never, onSettled: nothing }}
              count={PHOTOS.length}
              photo={photo}
              rank={rank}
            />
          )}
          sending={SENDING}
        />
        <PhotoProgress sending={{ ...SENDING, progress: { done: 2, total: 5 } }} />
        <Failures />
      </Specimen>
      <Specimen isWide name="Liens">
        <LinkList
          add={() => Promise.reject(AWAY)}
          change={() => Promise.reject(AWAY)}
          field="url"
          kinds={[{ value: 'site', label: 'Site' }]}
          links={[{ id: 1, kind: 'site', url: `https://example.org/${LONG_MOT}/inscriptions` }]}
          onSettled={nothing}
          remove={() => Promise.reject(AWAY)}
          scope="catalogue"
          words={{ add: 'Ajouter un lien', kind: 'Genre', url: 'Adresse' }}
        />
      </Specimen>
    </div>
  )
}

/** `File` exists in the browser only. */
function Failures() {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  const file = new File([''], `${LONG_MOT}.heic`)
  const failures = [{ file, message: 'Ce fichier n’est pas une image.', isFinal: true }]
  return <PhotoFailures onRetry={nothing} result={{ success: false, added: 1, failures }} />
}
