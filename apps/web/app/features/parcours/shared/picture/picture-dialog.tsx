import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#platform/save-file.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, ChoiceGroup, Radio } from '#ui/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import { drawPicture, toFile } from './draw-picture.ts'
import { FORMATS, type PictureContent, type PictureFormat } from './lay-picture.ts'
import './picture.css'

type PictureDialogProps = {
  /** Null while it is asked of the server, or when nothing may be shown. */
  content: PictureContent | null
  isLoading: boolean
  name: string
  /** Absent where a picture never has a line. */
  line?: { isShown: boolean; onChange: (isShown: boolean) => void; hint: string }
  onClose: () => void
}

const FORMAT_NAMES = Object.keys(FORMATS) as PictureFormat[]

/** A picture made in the browser, to keep or to hand to another program (produit 9.32). */
export function PictureDialog({ content, isLoading, name, line, onClose }: PictureDialogProps) {
  const [format, setFormat] = useState<PictureFormat>('large')
  const canvas = useRef<HTMLCanvasElement>(null)
  const { keep, share, canShare } = useFile(canvas, name)
  useEffect(() => {
    if (content && canvas.current) drawPicture(canvas.current, format, content)
  }, [content, format])
  return (
    <Dialog
      footer={
        <>
          <Button disabled={!content} icon="download" onClick={keep}>
            Télécharger
          </Button>
          {canShare && (
            <Button disabled={!content} icon="share" onClick={share} variant="primary">
              Partager
            </Button>
          )}
        </>
      }
      isOpen
      onClose={onClose}
      title="Une image à partager"
    >
      <div className="grid gap-4">
        <ChoiceGroup isInline legend="Format">
          {FORMAT_NAMES.map((id) => (
            <Radio checked={format === id} key={id} name="format" onChange={() => setFormat(id)}>
              {FORMATS[id].label}
            </Radio>
          ))}
        </ChoiceGroup>
        {line && (
          <Checkbox
            checked={line.isShown}
            hint={line.hint}
            onChange={({ currentTarget }) => line.onChange(currentTarget.checked)}
          >
            Avec le tracé
          </Checkbox>
        )}
        {content ? (
          <canvas
            aria-busy={isLoading}
            aria-label={describe(content)}
            className="picture-canvas"
            ref={canvas}
            role="img"
          />
        ) : (
          <p>
            {isLoading ? 'Préparation de l’image…' : 'Rien ne peut être montré de cette sortie.'}
          </p>
        )}
        <p className="text-sm text-ink-soft">
          L’image est faite dans votre navigateur&nbsp;: rien n’est publié, et personne ne la voit
          avant que vous la donniez.
        </p>
      </div>
    </Dialog>
  )
}

const describe = ({ title, subtitle, figures, lignes }: PictureContent): string =>
  [title, subtitle, ...figures.map(({ value, label }) => `${label}\u00a0: ${value}`)].join(', ') +
  (lignes.length ? ', avec le tracé' : '')

function useFile(canvas: { current: HTMLCanvasElement | null }, name: string) {
  const toast = useToast()
  const refuse = () =>
    toast({ message: 'L’image n’a pas pu être faite. Réessayez.', tone: 'danger' })
  const withFile = async (use: (file: File) => void | Promise<void>) => {
    const file = canvas.current && (await toFile(canvas.current, name))
    if (!file) refuse()
    else await use(file)
  }
  const probe = new File([], 'image.png', { type: 'image/png' })
  return {
    canShare: navigator.canShare?.({ files: [probe] }) ?? false,
    keep: () => withFile((file) => saveFile(file, file.name)),
    share: () =>
      withFile(async (file) => {
        try {
          await navigator.share({ files: [file] })
        } catch (cause) {
          if (!(cause instanceof DOMException && cause.name === 'AbortError')) refuse()
        }
      }),
  }
}
