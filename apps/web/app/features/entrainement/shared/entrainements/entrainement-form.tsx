import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { focusElement } from '#ui/focus-element.ts'
import { useClearDraft } from '#ui/form/use-draft.ts'
import { DoneForm } from './done-form.tsx'
import { EditForm } from './edit-form.tsx'
import { getDraftName } from './form-draft.ts'
import type { EntrainementFormProps, Mode } from './form-props.ts'
import { DropForm, MoveForm, RemoveForm } from './move-form.tsx'
import { SwapForm } from './swap-form.tsx'
import { TagsForm } from './tags-form.tsx'

const TITLES: Readonly<Record<Mode, string>> = {
  fait: 'Ce que j’ai fait',
  deplacer: 'Changer de jour',
  echanger: 'Échanger avec un autre entraînement',
  retirer: 'Retirer de mon agenda',
  modifier: 'Modifier l’entraînement',
  etiquettes: 'Étiquettes',
  supprimer: 'Supprimer l’entraînement',
}

type ModeFormProps = Omit<EntrainementFormProps, 'draft'> & {
  mode: Mode
  /** Called on cancel, when it leads elsewhere than a save. */
  onExit?: () => void
}

export function EntrainementForm({ mode, onExit, onBack, onGone, ...values }: ModeFormProps) {
  const draft = getDraftName(values.entrainement.id, mode)
  const forget = useClearDraft(draft)
  // The form unmounts before it could clear its own draft.
  const end = (then: () => void) => () => {
    forget()
    then()
  }
  const props = { ...values, draft, onBack: end(onBack), onGone: end(onGone) }
  return (
    <section aria-labelledby="geste" className="grid gap-4">
      <div className="flex items-center gap-2">
        <Button icon="arrow-left" onClick={end(onExit ?? onBack)} variant="quiet">
          Retour
        </Button>
      </div>
      <h3 className="text-lg outline-none" id="geste" key={mode} ref={focusElement} tabIndex={-1}>
        {mode === 'retirer' && props.athlete ? 'Retirer de son agenda' : TITLES[mode]}
      </h3>
      {renderForm(mode, props)}
    </section>
  )
}

function renderForm(mode: Mode, props: EntrainementFormProps): ReactNode {
  switch (mode) {
    case 'fait':
      return <DoneForm {...props} />
    case 'deplacer':
      return <MoveForm {...props} />
    case 'echanger':
      return <SwapForm {...props} />
    case 'retirer':
      return <DropForm {...props} />
    case 'modifier':
      return <EditForm {...props} />
    case 'etiquettes':
      return <TagsForm {...props} />
    case 'supprimer':
      return <RemoveForm {...props} />
  }
}
