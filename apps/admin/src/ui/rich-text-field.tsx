import { readAdresseWeb } from '@foulee/domain/shared/adresse-web'
import { isOwnAddress } from '@foulee/domain/site/page-corps'
import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import Link from '@mui/icons-material/Link'
import TextFields from '@mui/icons-material/TextFields'
import Title from '@mui/icons-material/Title'
import { Box, Button, IconButton, Stack, type SvgIcon, TextField, Typography } from '@mui/material'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useState } from 'react'

/** Exactly the formats that the server keeps, as in the editors of the site. */
const extend = (levels: (2 | 3)[]) => [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels },
    horizontalRule: false,
    link: { openOnClick: false, defaultProtocol: 'https' },
    strike: false,
    underline: false,
  }),
]
const EXTENSIONS = extend([3])
const PAGE_EXTENSIONS = extend([2, 3])

type RichTextFieldProps = {
  label: string
  value: string
  onChange: (html: string) => void
  isPage?: boolean
}

export function RichTextField({ label, value, onChange, isPage = false }: RichTextFieldProps) {
  const editor = useEditor({
    extensions: isPage ? PAGE_EXTENSIONS : EXTENSIONS,
    content: value,
    onUpdate: (update) => onChange(update.editor.isEmpty ? '' : update.editor.getHTML()),
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' },
    },
  })
  if (!editor) return null
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      {/* The parts of a page have their own names. */}
      {!isPage && (
        <Typography aria-hidden color="text.secondary" sx={{ pt: 1, px: 1.5 }} variant="body2">
          {label}
        </Typography>
      )}
      <Bar editor={editor} isPage={isPage} label={label} />
      <Box
        component={EditorContent}
        editor={editor}
        sx={{ '& .ProseMirror': { minHeight: 160, outlineOffset: -2, p: 1.5 } }}
      />
    </Box>
  )
}

type Tool = {
  name: string
  icon: typeof SvgIcon
  mark: string
  run: (editor: Editor) => boolean
}

const PART: Tool = {
  name: 'Titre de partie',
  icon: Title,
  mark: 'h2',
  run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
}
const isOn = (editor: Editor, mark: string) => {
  if (mark === 'h2') return editor.isActive('heading', { level: 2 })
  if (mark === 'heading') return editor.isActive('heading', { level: 3 })
  return editor.isActive(mark)
}

const TOOLS: readonly Tool[] = [
  {
    name: 'Gras',
    icon: FormatBold,
    mark: 'bold',
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italique',
    icon: FormatItalic,
    mark: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Intertitre',
    icon: TextFields,
    mark: 'heading',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'Liste à puces',
    icon: FormatListBulleted,
    mark: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Liste numérotée',
    icon: FormatListNumbered,
    mark: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Citation',
    icon: FormatQuote,
    mark: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

type BarProps = { editor: Editor; label: string; isPage: boolean }

function Bar({ editor, label, isPage }: BarProps) {
  const tools = isPage ? [PART, ...TOOLS] : TOOLS
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      [...tools.map(({ mark }) => mark), 'link'].filter((mark) => isOn(current, mark)),
  })
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Stack
        aria-label={`Mise en forme\u00a0: ${label}`}
        direction="row"
        role="toolbar"
        sx={{ flexWrap: 'wrap' }}
      >
        {tools.map(({ name, icon: Icon, mark, run }) => (
          <IconButton
            aria-label={name}
            aria-pressed={on.includes(mark)}
            color={on.includes(mark) ? 'primary' : 'default'}
            key={mark}
            onClick={() => run(editor)}
          >
            <Icon />
          </IconButton>
        ))}
        <IconButton
          aria-expanded={isLinking}
          aria-label="Lien"
          color={on.includes('link') ? 'primary' : 'default'}
          onClick={() => setLinking(!isLinking)}
        >
          <Link />
        </IconButton>
      </Stack>
      {isLinking && <LinkBar editor={editor} isPage={isPage} onDone={() => setLinking(false)} />}
    </Box>
  )
}

type LinkBarProps = { editor: Editor; isPage: boolean; onDone: () => void }

function LinkBar({ editor, isPage, onDone }: LinkBarProps) {
  const [text, setText] = useState(String(editor.getAttributes('link').href ?? ''))
  const [error, setError] = useState('')
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (!text.trim()) {
      chain.unsetLink().run()
      return onDone()
    }
    const own = text.trim()
    const read = isPage && isOwnAddress(own) ? { url: own } : readAdresseWeb(text)
    if ('message' in read) return setError(read.message)
    chain.setLink({ href: read.url }).run()
    onDone()
  }
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'start', p: 1 }}>
      <TextField
        error={error !== ''}
        fullWidth
        helperText={error || 'Sans adresse, le lien est retiré.'}
        label="Adresse du lien"
        onChange={(event) => setText(event.target.value)}
        size="small"
        value={text}
      />
      <Button onClick={set}>Valider</Button>
    </Stack>
  )
}
