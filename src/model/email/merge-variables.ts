/** Variables available to every email; columns of imports are added under their own names. */
export const STANDARD_VARIABLES = [
  'first_name',
  'last_name',
  'full_name',
  'title',
  'company',
  'domain',
  'industry',
  'city',
  'country',
  'department',
  'email',
  'sender_name',
  'sender_first_name',
  'sender_company',
  'sender_email',
] as const
