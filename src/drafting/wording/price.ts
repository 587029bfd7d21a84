const CURRENCY = String.raw`(?:[€$£]|EUR|USD|GBP|CHF|SEK|NOK|DKK)`

/** An amount of money, with its currency before or after it. */
export const PRICE = new RegExp(
  String.raw`(?<!\p{L})${CURRENCY}\s?\d[\d.,]*|\d[\d.,]*\s?(?:${CURRENCY}(?!\p{L})|kr(?!\p{L})|:-)`,
  'u',
)
