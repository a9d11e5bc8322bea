import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react'
import { cx } from './class-names.ts'

const canGrow = () => CSS.supports('field-sizing', 'content')

/** Fits the height to the content; borders are not part of `scrollHeight`. */
function fit(area: HTMLTextAreaElement): void {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

export function GrowingTextarea({ className, ref, ...rest }: ComponentProps<'textarea'>) {
  const own = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement)
  // After each render: the text may come from a draft or a button, or be cleared.
  useEffect(() => {
    if (own.current && !canGrow()) fit(own.current)
  })
  useEffect(() => {
    const area = own.current
    if (!area || canGrow()) return
    const grow = () => fit(area)
    // A form is cleared after its `reset` event.
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
