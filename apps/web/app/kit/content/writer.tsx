import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useState } from 'react'
import { LinkForm } from './writer-link.tsx'
import '#ui/rich-text.css'
import './writer.css'

/** Exactly the formats that the server keeps (`clean-html.ts`). */
const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [3] },
    horizontalRule: false,
    link: { openOnClick: false, defaultProtocol: 'https' },
    strike: false,
    underline: false,
  }),
]

type WriterProps = {
  label: string
  value: string
  onChange: (html: string) => void
  describedBy?: string | undefined
}

export default function Writer({ label, value, onChange, describedBy }: WriterProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // The CSP forbids injected style sheets; writer.css has these few rules.
    injectCSS: false,
    onUpdate: (update) => onChange(update.editor.isEmpty ? '' : update.editor.getHTML()),
    editorProps: {
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        class: 'rich-text',
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
  })
  if (!editor) return null
  return (
    <div className="writer">
      <WriterBar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  )
}

type Tool = {
  name: string
  sign: string
  keys: string
  isOn: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const TOOLS: readonly Tool[] = [
  {
    name: 'Gras',
    sign: 'G',
    keys: 'Ctrl+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italique',
    sign: 'I',
    keys: 'Ctrl+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Intertitre',
    sign: 'T',
    keys: 'Ctrl+Alt+3',
    isOn: (editor) => editor.isActive('heading'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'Liste à puces',
    sign: '•',
    keys: 'Ctrl+Maj+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Liste numérotée',
    sign: '1.',
    keys: 'Ctrl+Maj+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Citation',
    sign: '«\u00a0»',
    keys: 'Ctrl+Maj+B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

function WriterBar({ editor, label }: { editor: Editor; label: string }) {
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: TOOLS.map(({ isOn }) => isOn(current)),
      isLink: current.isActive('link'),
      href: String(current.getAttributes('link').href ?? ''),
    }),
  })
  return (
    <>
      <div aria-label={`Mise en forme\u00a0: ${label}`} className="writer-bar" role="toolbar">
        {TOOLS.map(({ name, sign, keys, run }, rank) => (
          <button
            aria-pressed={state.on[rank]}
            className="writer-tool"
            key={name}
            onClick={() => run(editor)}
            title={`${name} (${keys})`}
            type="button"
          >
            <span aria-hidden="true" className={rank === 1 ? 'italic' : undefined}>
              {sign}
            </span>
            <span className="sr-only">{name}</span>
          </button>
        ))}
        <button
          aria-expanded={isLinking}
          aria-pressed={state.isLink}
          className="writer-tool"
          onClick={() => setLinking(!isLinking)}
          type="button"
        >
          Lien
        </button>
      </div>
      {isLinking && <LinkForm editor={editor} href={state.href} onDone={() => setLinking(false)} />}
    </>
  )
}
