/** Tables for several processes on one store. A single process on its own file writes none of them. */
export interface NodeSchema {
  /** The living processes. Each raises its `beat`; one that stops doing so is removed by another. */
  node: {
    id: string;
    name: string; // the machine's name, for people
    beat: number;
    startedAt: string;
  };
  /** Background work that one node does at a time. A claim of a node that is not in the table does not count. */
  nodeClaim: {
    work: string;
    nodeId: string;
  };
  /** Messages between nodes that must arrive, or for which there is no faster way; kept for minutes. */
  nodeMessage: {
    id: number; // without holes and in the order of commits
    nodeId: string;
    topic: string;
    body: string; // JSON
    at: string;
  };
}
