import type { ReactNode } from 'react'
import { OfferSlot } from '#kit/pwa/offer-slot.tsx'
import { SearchButton } from '#kit/search/search-button.tsx'
import { SessionNotice } from '#kit/session/session-notice.tsx'
import { CookieButton } from '#platform/analytics/cookie-button.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { useMenus, useSite } from '#platform/site.ts'
import { AppShell } from '#ui/app-shell.tsx'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { DemoBanner } from '#ui/demo-banner.tsx'
import { Footer } from '#ui/footer.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import { TopBar } from '#ui/top-bar.tsx'
import { AccountActions } from './account-actions.tsx'
import { bottomItems, footerGroups, topItems } from './destinations.ts'
import { PageAnnouncer } from './page-announcer.tsx'
import { VersionNotice } from './version/version-notice.tsx'

export function ShellFrame({ children }: { children: ReactNode }) {
  const { isAuth } = useSession()
  const { isDemo } = useSite()
  const menus = useMenus()
  return (
    <ToastProvider>
      <AppShell
        banner={isDemo && <DemoBanner />}
        bottom={<BottomBar items={bottomItems(isAuth)} />}
        footer={
          <Footer groups={footerGroups(isAuth, menus)}>
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
              <ThemeSwitch />
              <CookieButton />
            </div>
          </Footer>
        }
        top={
          <TopBar
            actions={
              <>
                <SearchButton />
                <AccountActions />
              </>
            }
            homeTo={isAuth ? '/home' : '/'}
            items={topItems(isAuth, menus)}
          />
        }
      >
        <OfferSlot />
        {children}
      </AppShell>
      <PageAnnouncer />
      <SessionNotice />
      <VersionNotice />
    </ToastProvider>
  )
}
