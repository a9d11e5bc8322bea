import { readAdresseWeb } from '@foulee/domain/shared/adresse-web'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

const EMAIL = /^(mailto:)?([^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+)$/i

function readHref(text: string): { url: string } | { message: string } {
  const [, , email] = EMAIL.exec(text.trim()) ?? []
  return email ? { url: `mailto:${email}` } : readAdresseWeb(text)
}

type LinkFormProps = { editor: Editor; href: string; onDone: () => void }

/** Adds, edits or removes the link of the selection. No <form>: it is nested in one. */
export function LinkForm({ editor, href, onDone }: LinkFormProps) {
  const [text, setText] = useState(href)
  const [error, setError] = useState('')
  const set = () => {
    const read = readHref(text)
    if ('message' in read) return setError(read.message)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !href) {
      chain
        .insertContent({
          type: 'text',
          text: text.trim(),
          marks: [{ type: 'link', attrs: { href: read.url } }],
        })
        .run()
    } else chain.setLink({ href: read.url }).run()
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    set()
  }
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line p-3">
      <div className="grow">
        <TextField
          autoCapitalize="off"
          autoFocus
          error={error}
          label="Adresse du lien"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
          placeholder="www.exemple.fr ou contact@exemple.fr"
          value={text}
        />
      </div>
      <Button onClick={set}>Valider</Button>
      {href && (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onDone()
          }}
          variant="quiet"
        >
          Retirer le lien
        </Button>
      )}
      <Button onClick={onDone} variant="quiet">
        Fermer
      </Button>
    </div>
  )
}
