import type { AdminPageSite } from '@foulee/contract/site/pages-admin'
import { PLACES, SECTIONS } from '@foulee/domain/site/page-corps'
import { Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { Choice } from '../ui/choice.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { PassedVersionOf } from '../ui/passed-version.tsx'
import { useFormAct } from '../ui/use-act.ts'
import { ImageChoice } from './image-choice.tsx'
import { MorceauxField } from './morceaux-field.tsx'
import { type PageDraft, savePage, toDraft } from './page-draft.ts'

type PageDialogProps = { page: AdminPageSite | null; onClose: () => void }

export function PageDialog({ page, onClose }: PageDialogProps) {
  const [draft, setDraft] = useState(() => toDraft(page))
  const [version, setVersion] = useState(page?.version ?? 0)
  const change = (part: Partial<PageDraft>) => setDraft((now) => ({ ...now, ...part }))
  const save = useFormAct(
    () => savePage(page, draft, version),
    page ? 'Page enregistrée.' : 'Page écrite\u00a0: il reste à la publier.',
  )
  const filling = { draft, change }
  return (
    <FormDialog
      error={save.error}
      isBusy={save.isPending}
      onClose={onClose}
      onSend={() => save.mutate(undefined, { onSuccess: onClose })}
      title={page ? page.titre : 'Nouvelle page'}
    >
      <PassedVersionOf<AdminPageSite>
        error={save.error}
        id={page?.id}
        list="pages"
        onOverwrite={(now) => setVersion(now.version)}
      />
      <TextField
        label="Titre"
        name="titre"
        onChange={(event) => change({ titre: event.target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 150 } }}
        value={draft.titre}
      />
      <AddressFields {...filling} page={page} />
      <MorceauxField {...filling} pageId={page?.id ?? null} />
      <PlaceFields {...filling} />
      <SeoFields {...filling} page={page} />
    </FormDialog>
  )
}

type Filling = { draft: PageDraft; change: (part: Partial<PageDraft>) => void }

/** A text with a fixed key has no path. */
function AddressFields({ draft, change, page }: Filling & { page: AdminPageSite | null }) {
  const isNew = page === null
  return (
    <>
      {(isNew || page.chemin !== null) && (
        <TextField
          disabled={isNew && draft.cle !== ''}
          helperText={
            isNew
              ? 'Plusieurs niveaux si l’on veut, par exemple /aide/membres.'
              : 'Si vous le changez, l’ancienne adresse mènera à la nouvelle.'
          }
          label="Chemin"
          name="chemin"
          onChange={(event) => change({ chemin: event.target.value })}
          value={draft.chemin}
        />
      )}
      {(isNew || page.cle !== null) && (
        <TextField
          disabled={!isNew}
          helperText="Pour un texte qu’une page du site demande par sa clé, au lieu d’un chemin. Le plus souvent vide."
          label="Clé"
          name="cle"
          onChange={(event) => change({ cle: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 80 } }}
          value={draft.cle}
        />
      )}
    </>
  )
}

function PlaceFields({ draft, change }: Filling) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Choice
        label="Place"
        onChange={(place) => change({ place })}
        options={PLACES}
        value={draft.place}
      />
      <Choice
        disabled={draft.place === 'aucune'}
        label="Section du pied de page"
        onChange={(section) => change({ section })}
        options={SECTIONS}
        value={draft.section}
      />
      <TextField
        disabled={draft.place === 'aucune'}
        label="Ordre"
        name="ordre"
        onChange={(event) => change({ ordre: Number(event.target.value) })}
        slotProps={{ htmlInput: { min: 0, max: 1000 } }}
        sx={{ minWidth: 110 }}
        type="number"
        value={draft.ordre}
      />
    </Stack>
  )
}

function SeoFields({ draft, change, page }: Filling & { page: AdminPageSite | null }) {
  return (
    <>
      <TextField
        helperText="Sans lui, le titre de la page."
        label="Titre pour les moteurs de recherche"
        name="seo_titre"
        onChange={(event) => change({ seo_titre: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 70 } }}
        value={draft.seo_titre}
      />
      <TextField
        helperText="Sans elle, le début du texte."
        label="Description pour les moteurs de recherche"
        name="seo_description"
        multiline
        onChange={(event) => change({ seo_description: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        value={draft.seo_description}
      />
      {page && (
        <ImageChoice
          image={draft.image}
          label="Image de partage"
          onChange={(image) => change({ image })}
          pageId={page.id}
        />
      )}
    </>
  )
}
