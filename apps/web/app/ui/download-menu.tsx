import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { useToast } from './toast.tsx'
import './download-menu.css'

type FileFormat<Code> = { code: Code; nom: string; usage: string }

type DownloadMenuProps<Code> = {
  formats: readonly FileFormat<Code>[]
  /** Where a file is, as a plain link asks for it. */
  getHref: (code: Code) => string
  /** Asks for the file as the member who is signed in; for drafts, which a plain link may not read. */
  fetchOwn: ((code: Code) => Promise<{ blob: Blob }>) | null
  /** What the file is called, before its ending. */
  name: string
  onDownload?: () => void
}

/** One thing as a file, in the format that a watch or a program reads; works without a script. */
export function DownloadMenu<Code extends string>(props: DownloadMenuProps<Code>) {
  const { formats, getHref, fetchOwn, name, onDownload } = props
  const toast = useToast()
  const saveOwn = async (code: Code, fetchIt: NonNullable<typeof fetchOwn>) => {
    const { blob } = await fetchIt(code)
    const { saveFile } = await import('../save-file.ts')
    saveFile(blob, `${name}.${code}`)
  }
  return (
    <details className="download-menu">
      <summary className="button button-secondary w-full">
        <Icon name="download" />
        Télécharger
        <Icon className="ms-auto" name="chevron-down" size={18} />
      </summary>
      <ul className="grid pt-1">
        {formats.map(({ code, nom, usage }) => (
          <li key={code}>
            <a
              className="download-menu-line"
              download={`${name}.${code}`}
              href={getHref(code)}
              onClick={(event) => {
                onDownload?.()
                if (!fetchOwn) return
                event.preventDefault()
                saveOwn(code, fetchOwn).catch(({ message }: Error) =>
                  toast({ message, tone: 'danger' }),
                )
              }}
            >
              <strong>{nom}</strong>
              <span className="text-sm text-ink-soft">{usage}</span>
            </a>
          </li>
        ))}
        <li>
          <Link className="text-link inline-flex min-h-11 items-center px-3" to="/montres">
            Le mettre dans ma montre, pas à pas
          </Link>
        </li>
      </ul>
    </details>
  )
}
