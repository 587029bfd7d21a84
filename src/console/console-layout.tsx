import { lazy, useCallback, useMemo, type ReactNode } from 'react'
import {
  AdminContext,
  localStorageStore,
  ResourceDefinitionContextProvider,
  type ResourceDefinitions,
} from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import '#catalog/fields/fields.css'
import { ElementsPreviewContext } from '#catalog/fields/elements/preview.ts'
import { ActionFacesContext } from '#catalog/fields/actions/editor.ts'
import { ConditionFacesContext } from '#catalog/fields/condition/editor.ts'
import { RecordKinds, ReferenceTargets } from '#catalog/fields/face.ts'
import { SchemaEditorsContext } from '#catalog/fields/schema-editors.ts'
import { isPatchable } from '#model/patch-plan.ts'
import { useMe } from '#client/me.ts'
import { brand } from '#brand'
import { ConsoleRole, WriteAccess } from './core/access.ts'
import { actionFaces } from './action-editor/faces.ts'
import { createAuthProvider } from './core/auth-provider.ts'
import { conditionFaces } from './condition-builder/faces.ts'
import './core/console.css'
import { createDataProvider } from './core/data-provider.ts'
import { createI18nProvider } from './core/i18n.ts'
import { Notification } from './core/notification.tsx'
import { useKnownRegistry } from './core/object-registry.ts'
import { recordLabel, referenceTarget, RegistryContext, type Registry } from './core/registry.ts'
import { registryFor } from './core/registry-for.ts'
import { schemaEditors } from './schema-editors/editors.ts'
import { consoleTheme } from './core/theme.ts'

const ElementsPreview = lazy(() => import('./scoring/elements-preview.tsx'))
const definitionsOf = ({ all }: Registry): ResourceDefinitions =>
  Object.fromEntries(
    all.map(({ name, entity, resource }) => [
      name,
      {
        name,
        hasList: true,
        hasShow: resource.operations.includes('get'),
        hasEdit: resource.operations.includes('update'),
        hasCreate: resource.operations.includes('create'),
        options: { label: resource.label },
        recordRepresentation: (record: Record<string, unknown>) => recordLabel(entity, record),
      },
    ]),
  )

const store = localStorageStore('1', `${brand.name}.console`)
const authProvider = createAuthProvider()

/**
 * Wraps every console screen in react-admin's contexts with the product's theme and texts. Loaded
 * only for people who use the console.
 */
export default function ConsoleLayout({ children }: { children: ReactNode }) {
  const whole = useKnownRegistry()
  const role = useMe().data?.role ?? 'MEMBER'
  const registry = useMemo(() => registryFor(whole, role), [whole, role])
  return (
    <ConsoleRole value={role}>
      <RegistryContext value={registry}>
        <Contexts registry={registry}>{children}</Contexts>
      </RegistryContext>
    </ConsoleRole>
  )
}

function Contexts({ registry, children }: { registry: Registry; children: ReactNode }) {
  const writes = useMe().data?.readOnly !== true
  const queryClient = useQueryClient()
  const given = useMemo(
    () => ({
      dataProvider: createDataProvider(registry),
      i18nProvider: createI18nProvider(registry),
      definitions: definitionsOf(registry),
      kinds: registry.all
        .map(({ entity }) => entity)
        .filter(isPatchable)
        .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    }),
    [registry],
  )
  const targetOf = useCallback(
    (entityId: string) => referenceTarget(registry, entityId, writes),
    [registry, writes],
  )
  return (
    <AdminContext
      dataProvider={given.dataProvider}
      authProvider={authProvider}
      i18nProvider={given.i18nProvider}
      store={store}
      queryClient={queryClient}
      theme={consoleTheme}
      darkTheme={null}
      defaultTheme="light"
    >
      <ResourceDefinitionContextProvider definitions={given.definitions}>
        <WriteAccess value={writes}>
          <ReferenceTargets value={targetOf}>
            <RecordKinds value={given.kinds}>
              <ConditionFacesContext value={conditionFaces}>
                <ActionFacesContext value={actionFaces}>
                  <SchemaEditorsContext value={schemaEditors}>
                    <ElementsPreviewContext value={ElementsPreview}>
                      {children}
                    </ElementsPreviewContext>
                  </SchemaEditorsContext>
                </ActionFacesContext>
              </ConditionFacesContext>
            </RecordKinds>
          </ReferenceTargets>
        </WriteAccess>
        <Notification />
      </ResourceDefinitionContextProvider>
    </AdminContext>
  )
}
