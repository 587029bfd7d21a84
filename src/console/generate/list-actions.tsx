import type { ReactElement } from 'react'
import { FilterButton, FilterContext, TopToolbar } from 'react-admin'
import type { ConsoleResource } from '../core/registry.ts'
import { ColumnChoice } from '../list-choices/column-choice.tsx'
import { ExportMenu } from '../list-choices/export-menu.tsx'
import { useListSetup } from '../list-choices/list-choices.ts'
import { ViewsMenu } from '../list-choices/views-menu.tsx'

/** The buttons of a list: filter, views, columns and export. */
export function ListActions({
  consoleResource,
  offered,
}: {
  consoleResource: ConsoleResource
  /** The filters to choose from. */
  offered: ReactElement[]
}) {
  const setup = useListSetup(consoleResource)
  return (
    <TopToolbar>
      <FilterContext value={offered}>
        <FilterButton disableSaveQuery />
      </FilterContext>
      <ViewsMenu consoleResource={consoleResource} setup={setup} />
      <ColumnChoice
        consoleResource={consoleResource}
        names={setup.columns}
        onChange={setup.chooseColumns}
      />
      <ExportMenu consoleResource={consoleResource} />
    </TopToolbar>
  )
}
