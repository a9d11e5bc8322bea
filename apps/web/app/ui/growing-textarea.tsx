import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react'
import { cx } from './class-names.ts'

const canGrow = () => CSS.supports('field-sizing', 'content')

/** As high as what is written in it; its borders are not part of what scrolls. */
function fit(area: HTMLTextAreaElement): void {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

/** Grows with what is written; by hand where the style sheet cannot say it (`field-sizing`). */
export function GrowingTextarea({ className, ref, ...rest }: ComponentProps<'textarea'>) {
  const own = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement)
  // The text may come from a draft or a button, or be sent away: it is measured after each render.
  useEffect(() => {
    if (own.current && !canGrow()) fit(own.current)
  })
  useEffect(() => {
    const area = own.current
    if (!area || canGrow()) return
    const grow = () => fit(area)
    // A form is emptied after it has told so.
    const shrink = () => requestAnimationFrame(grow)
    const { form } = area
    area.addEventListener('input', grow)
    form?.addEventListener('reset', shrink)
    return () => {
      area.removeEventListener('input', grow)
      form?.removeEventListener('reset', shrink)
    }
  }, [])
  return <textarea {...rest} className={cx('control field-sizing-content', className)} ref={own} />
}
