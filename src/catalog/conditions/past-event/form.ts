import { parameter, type ConditionForm } from '#condition/form.ts'

export const pastEventForm: ConditionForm = {
  icon: 'pulse',
  blank: () => ({
    type: 'pastEventCondition',
    parameterValues: {
      operator: 'eventsOccurred',
      eventCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: '' } },
    },
  }),
  row: [parameter('operator'), { is: 'event', slot: 'eventCondition' }],
  further: [{ is: 'times' }, { is: 'window' }],
}
