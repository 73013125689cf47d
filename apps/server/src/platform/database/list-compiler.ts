import {
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type BinaryOperationNode,
  type QueryCompiler,
} from "kysely";

/** How a list of values is asked for as one value. */
const AS_ONE: Record<string, string> = { in: "= any", "not in": "<> all" };

/** Writes `in` with its values as one array, so that lists of any length are the same statement, which is planned once. */
class ListCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const asOne = OperatorNode.is(operator) ? AS_ONE[operator.operator] : undefined;
    if (!asOne || !PrimitiveValueListNode.is(rightOperand)) return super.visitBinaryOperation(node);
    this.visitNode(leftOperand);
    this.append(` ${asOne}(`);
    this.appendValue(rightOperand.values);
    this.append(")");
  }
}

export class ListDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new ListCompiler();
  }
}
