import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { useToast } from './toast.tsx'
import './download-menu.css'

type FileFormat<Code> = { code: Code; nom: string; usage: string }

type DownloadMenuProps<Code> = {
  formats: readonly FileFormat<Code>[]
  getHref: ((code: Code) => string) | null
  fetchOwn: ((code: Code) => Promise<{ blob: Blob }>) | null
  name: string
  onDownload?: () => void
  children?: ReactNode
}

export function useSaveOwn() {
  const toast = useToast()
  return async (ask: () => Promise<{ blob: Blob }>, name: string) => {
    try {
      const { blob } = await ask()
      const { saveFile } = await import('#platform/save-file.ts')
      saveFile(blob, name)
    } catch (error) {
      toast({ message: (error as Error).message, tone: 'danger' })
    }
  }
}

export function DownloadMenu<Code extends string>(props: DownloadMenuProps<Code>) {
  const { formats, getHref, fetchOwn, name, onDownload, children } = props
  const saveOwn = useSaveOwn()
  return (
    <details className="download-menu">
      <summary className="button button-secondary w-full">
        <Icon name="download" />
        Télécharger
        <Icon className="ms-auto" name="chevron-down" size={18} />
      </summary>
      <ul className="grid pt-1">
        {formats.map((format) => (
          <li key={format.code}>
            <FileLine
              file={`${name}.${format.code}`}
              format={format}
              href={getHref?.(format.code)}
              onDownload={onDownload}
              saveOwn={fetchOwn && ((file) => saveOwn(() => fetchOwn(format.code), file))}
            />
          </li>
        ))}
        {children && <li>{children}</li>}
        <li>
          <Link className="text-link inline-flex min-h-11 items-center px-3" to="/montres">
            Le mettre dans ma montre, pas à pas
          </Link>
        </li>
      </ul>
    </details>
  )
}

type FileLineProps = {
  format: FileFormat<string>
  file: string
  href: string | undefined
  onDownload: (() => void) | undefined
  saveOwn: ((file: string) => Promise<void>) | null
}

function FileLine({ format: { nom, usage }, file, href, onDownload, saveOwn }: FileLineProps) {
  const content = (
    <>
      <strong>{nom}</strong>
      <span className="text-sm text-ink-soft">{usage}</span>
    </>
  )
  if (href === undefined) {
    return (
      <button className="download-menu-line" onClick={() => void saveOwn?.(file)} type="button">
        {content}
      </button>
    )
  }
  return (
    <a
      className="download-menu-line"
      download={file}
      href={href}
      onClick={(event) => {
        onDownload?.()
        if (!saveOwn) return
        event.preventDefault()
        void saveOwn(file)
      }}
    >
      {content}
    </a>
  )
}
