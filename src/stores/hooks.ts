import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { contactStore, emptyContact } from './contact.ts'
import { diagramStores, initialDiagram } from './diagrams.ts'
import { experienceStore } from './experience.ts'
import { themeStore } from './theme.ts'
import { toastStore } from './toast.ts'
import { initialUi, uiStore } from './ui.ts'

/*
 * The only React in this folder. Each hook selects one derived value.
 * `prerendered` is the state the static HTML was made with: React hydrates with it, then shows the live state,
 * so that a dark, immersive visitor gets no mismatch.
 */
function bind<State>(store: StoreApi<State>, prerendered: State) {
  return function useBound<Value>(select: (state: State) => Value): Value {
    return useSyncExternalStore(
      store.subscribe,
      () => select(store.getState()),
      () => select(prerendered),
    )
  }
}

export const useTheme = bind(themeStore, { theme: 'light', chosen: false })
export const useExperience = bind(experienceStore, { mode: 'light', failed: false })
export const useUi = bind(uiStore, initialUi)
export const useToasts = bind(toastStore, { toasts: [] })
export const useContact = bind(contactStore, emptyContact)
export const useIntegrationDiagram = bind(diagramStores.integration, initialDiagram)
export const useSourcesDiagram = bind(diagramStores.sources, initialDiagram)
