import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { JourneyGraphInput as JourneyGraphControl } from './input.tsx'

export const JourneyGraphInput = controlInput(JourneyGraphControl, 'JourneyGraphInput')

export const journeyGraphAdmin: AdminFace = {
  input: (spec) => <JourneyGraphInput {...inputProps(spec)} />,
}
