/**
 * The type of the values that a JSON Schema lets through, as far as the compiler knows the schema:
 * literal keywords give exact types, everything else is unknown.
 */
export type BodyOf<Node> = Node extends { nullable: true } ? Plain<Node> | null : Plain<Node>

type Plain<Node> = Node extends { enum: readonly (infer Choice)[] }
  ? Choice
  : Node extends { type: 'string' }
    ? string
    : Node extends { type: 'integer' | 'number' }
      ? number
      : Node extends { type: 'boolean' }
        ? boolean
        : Node extends { type: 'array'; items: infer Item }
          ? BodyOf<Item>[]
          : Node extends { type: 'object'; properties: infer Parts }
            ? Structure<Parts, RequiredBy<Node>>
            : Node extends { type: 'object'; additionalProperties: infer Part }
              ? Record<string, BodyOf<Part>>
              : Node extends { type: 'object' }
                ? Record<string, unknown>
                : unknown

type RequiredBy<Node> = Node extends { required: readonly (infer Name)[] } ? Name : never

type Structure<Parts, Required> = {
  -readonly [Name in keyof Parts as Name extends Required ? Name : never]: BodyOf<Parts[Name]>
} & {
  -readonly [Name in keyof Parts as Name extends Required ? never : Name]?: BodyOf<Parts[Name]>
}
