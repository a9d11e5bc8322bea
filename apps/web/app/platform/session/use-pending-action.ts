import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { popPendingAction } from './pending-action.ts'

export function useGeste(quoi: string, isReady: boolean, act: () => void): void {
  const { pathname } = useLocation()
  const last = useRef(act)
  useEffect(() => {
    last.current = act
  })
  useEffect(() => {
    if (isReady && popPendingAction(quoi, pathname)) last.current()
  }, [isReady, quoi, pathname])
}
