import { message } from '#language'
import type { EngageMessage } from '../schema/entities.generated.ts'

type DeliveryReason = NonNullable<EngageMessage['reason']>
type DeliveryState = NonNullable<EngageMessage['state']>

/** Why a person did not get a message, as a clause. */
export const deliveryReasonText: Readonly<Record<DeliveryReason, string>> = {
  '': '',
  'no-address': message('the person has no email address'),
  suppressed: message('the address is suppressed'),
  'left-topic': message('the person unsubscribed from the topic'),
  excluded: message('the person is excluded from the broadcast'),
  recent: message('the person got another message recently'),
  repeated: message('the same message was already sent or planned for the address'),
  duplicate: message('another profile with the same address gets it'),
  'not-published': message('the template is not published'),
  disabled: message('the message is switched off'),
  'not-sending': message('the organization may not send'),
  'no-mailbox': message('the message has no mailbox or sender'),
  'quiet-hours': message('it was quiet hours for the person'),
  capped: message('the person had reached the frequency cap'),
  'too-late': message('it was too late to send'),
  'not-approved': message('an operator did not release it'),
  refused: message('the server rejected the address'),
  rejected: message('the server rejected the message'),
  'gave-up': message('the server did not accept it after several attempts'),
  bounced: message('the email bounced'),
  complained: message('the person reported the email as spam'),
  faulty: message('the message could not be composed'),
  cancelled: message('it was cancelled'),
}

/** The state of a delivery, as the start of a line. */
export const deliveryStateText: Readonly<Record<DeliveryState, string>> = {
  waiting: message('Waiting for its turn'),
  planned: message('Planned'),
  sending: message('Being sent'),
  sent: message('Sent'),
  failed: message('Failed'),
  skipped: message('Skipped'),
  unknown: message('Handed to the server without a reply'),
  cancelled: message('Cancelled'),
}
