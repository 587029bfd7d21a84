import { noteExport } from '#engine/administration/notices/note-export.ts'
import { downloadExport, exportNow } from '#engine/administration/exports/runs.ts'
import { TYPES, writePeople } from '#engine/administration/exports/write-people.ts'
import type { EntityId } from '#model/schema/entities.generated.ts'
import { recordScope } from '../../crud/crud-endpoints.ts'
import { streamOf } from '../../crud/export-endpoint.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'

const scope = (input: EndpointInput, what: 'read' | 'write', entity: EntityId = 'export-config') =>
  recordScope(input.engine.stores.of(entity).entity, what, input)

/**
 * The first chunk is created before anything is sent, so that a failure still gets an error
 * response.
 */
async function sendFile(
  { reply }: EndpointInput,
  {
    fileName,
    type,
    total,
    parts,
  }: { fileName: string; type: string; total: number; parts: AsyncGenerator<string> },
) {
  return reply
    .type(type)
    .header('x-total-count', total)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(streamOf(parts))
}

export const getExportDownload = endpoint({
  method: 'GET',
  path: '/api/v1/export-configs/:id/download',
  access: 'audience',
  summary: 'The file of an export, streamed',
  rateLimit: 30,
  async handler(input) {
    return sendFile(
      input,
      await downloadExport(input.engine, scope(input, 'read'), input.params.id),
    )
  },
})

export const postExportRun = endpoint({
  method: 'POST',
  path: '/api/v1/export-configs/:id/run',
  access: 'write-audience',
  summary: 'Write the file of a recurrent export now',
  handler: (input) => exportNow(input.engine, scope(input, 'write'), input.params.id),
})

export const postProfilesExport = endpoint({
  method: 'POST',
  path: '/api/v1/profiles/export',
  access: 'audience',
  summary: 'People of a segment or a condition as a file, streamed',
  rateLimit: 30,
  body: {
    type: 'object',
    properties: {
      segmentId: { type: 'string', title: 'Segment', nullable: true },
      condition: {
        title: 'Condition',
        description: "In Apache Unomi's JSON: a type and its parameterValues.",
      },
      columns: {
        type: 'array',
        title: 'Columns',
        items: { type: 'string', maxLength: 100 },
        maxItems: 200,
      },
      format: { type: 'string', title: 'Format', enum: ['csv', 'ndjson'] },
    },
    additionalProperties: false,
  },
  async handler(input) {
    const selection = input.body
    const who = scope(input, 'read', 'profile')
    const { total, parts } = await writePeople(input.engine, who, selection)
    await noteExport(input.engine, who, {
      entity: 'profile',
      what:
        `Profiles ${selection.segmentId ? 'of a segment' : 'by a condition'} as ` +
        `${(selection.format ?? 'csv').toUpperCase()}`,
      rows: total,
      summary: `Profiles exported by condition: ${total === 1 ? 'one person' : `${total} people`}`,
      facts: { ...selection, people: total },
    })
    return sendFile(input, {
      fileName: `profiles.${selection.format ?? 'csv'}`,
      type: TYPES[selection.format ?? 'csv'],
      total,
      parts,
    })
  },
})
