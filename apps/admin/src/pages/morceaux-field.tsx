import type { Morceau } from '@foulee/domain/site/page-corps'
import { Box, Button, Skeleton, Stack, TextField, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { ImageChoice } from './image-choice.tsx'
import { type KeyedMorceau, keyed, type PageDraft } from './page-draft.ts'

/** Lazy: the rich text editor is a large chunk. */
const RichTextField = lazy(async () => ({
  default: (await import('../ui/rich-text-field.tsx')).RichTextField,
}))

type MorceauxFieldProps = {
  draft: PageDraft
  change: (part: Partial<PageDraft>) => void
  /** Null for a new page, which must be saved before images are uploaded. */
  pageId: number | null
}

const NAMES = { texte: 'Texte', image: 'Image', bouton: 'Bouton' } as const
const EMPTY: Record<Morceau['type'], Morceau> = {
  texte: { type: 'texte', html: '' },
  image: { type: 'image', image: '', alt: '', legende: '' },
  bouton: { type: 'bouton', label: '', adresse: '' },
}

export function MorceauxField({ draft, change, pageId }: MorceauxFieldProps) {
  const { morceaux } = draft
  const set = (next: KeyedMorceau[]) => change({ morceaux: next })
  const swap = (rank: number, with_: number) => {
    const [keyedMorceau, other] = [morceaux[rank], morceaux[with_]]
    if (keyedMorceau && other) set(morceaux.with(rank, other).with(with_, keyedMorceau))
  }
  return (
    <Stack spacing={2}>
      {morceaux.map((keyedMorceau, rank) => {
        const name = `${NAMES[keyedMorceau.morceau.type]} ${rank + 1}`
        return (
          <Box
            aria-label={name}
            component="section"
            key={keyedMorceau.key}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}
          >
            <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
              <Typography sx={{ flexGrow: 1 }} variant="subtitle2">
                {name}
              </Typography>
              <Button disabled={rank === 0} onClick={() => swap(rank, rank - 1)} size="small">
                Monter
              </Button>
              <Button
                disabled={rank === morceaux.length - 1}
                onClick={() => swap(rank, rank + 1)}
                size="small"
              >
                Descendre
              </Button>
              <Button
                aria-label={`Retirer ${name}`}
                onClick={() => set(morceaux.filter(({ key }) => key !== keyedMorceau.key))}
                size="small"
              >
                Retirer
              </Button>
            </Stack>
            <MorceauFields
              morceau={keyedMorceau.morceau}
              name={name}
              onChange={(morceau) => set(morceaux.with(rank, { ...keyedMorceau, morceau }))}
              pageId={pageId}
            />
          </Box>
        )
      })}
      <Stack useFlexGap direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        {(['texte', 'image', 'bouton'] as const).map((type) => (
          <Button
            disabled={type === 'image' && pageId === null}
            key={type}
            onClick={() => set([...morceaux, keyed(EMPTY[type])])}
            size="small"
            variant="outlined"
          >
            {`Ajouter\u00a0: ${NAMES[type].toLowerCase()}`}
          </Button>
        ))}
      </Stack>
      {pageId === null && (
        <Typography color="text.secondary" variant="body2">
          Les images s’ajoutent une fois la page enregistrée.
        </Typography>
      )}
    </Stack>
  )
}

type MorceauFieldsProps = {
  morceau: Morceau
  name: string
  onChange: (morceau: Morceau) => void
  pageId: number | null
}

function MorceauFields({ morceau, name, onChange, pageId }: MorceauFieldsProps) {
  if (morceau.type === 'texte') {
    return (
      <Suspense fallback={<Skeleton height={220} variant="rounded" />}>
        <RichTextField
          isPage
          label={name}
          onChange={(html) => onChange({ ...morceau, html })}
          value={morceau.html}
        />
      </Suspense>
    )
  }
  if (morceau.type === 'bouton') {
    return (
      <Stack spacing={2}>
        <TextField
          label="Ce que dit le bouton"
          onChange={(event) => onChange({ ...morceau, label: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 60 } }}
          value={morceau.label}
        />
        <TextField
          helperText="Une adresse de ce site, comme /aide, ou une adresse complète en https."
          label="Où il mène"
          onChange={(event) => onChange({ ...morceau, adresse: event.target.value })}
          value={morceau.adresse}
        />
      </Stack>
    )
  }
  return (
    <Stack spacing={2}>
      {pageId !== null && (
        <ImageChoice
          image={morceau.image}
          label={name}
          onChange={(image) => onChange({ ...morceau, image })}
          pageId={pageId}
        />
      )}
      <TextField
        helperText="Pour qui ne la voit pas. Sans ces mots, la page ne s’enregistre pas."
        label="Ce que montre l’image"
        onChange={(event) => onChange({ ...morceau, alt: event.target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 200 } }}
        value={morceau.alt}
      />
      <TextField
        label="Légende"
        onChange={(event) => onChange({ ...morceau, legende: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        value={morceau.legende}
      />
    </Stack>
  )
}
