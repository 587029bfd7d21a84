export declare function isMatch(dateStr: string, formatStr: string): boolean
export declare function isValid(date: unknown): boolean
export declare function parseISO(argument: string): Date
