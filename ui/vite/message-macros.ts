import { compileMessage } from '@lingui/message-utils/compileMessage';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

/**
 * Vite plugin that compiles texts marked with `t` and `msg` to catalogue lookups. The English text
 * stays in the code: an English page needs no catalogue, and an untranslated message is shown in
 * English.
 */
export function messageMacros() {
  const { preset, rolldown } = linguiTransformerBabelPreset({ descriptorFields: 'message' });
  const plugins = [...preset.plugins, compileEnglish];
  return babel({ presets: [{ preset: { plugins }, rolldown }] });
}

type Node = { type: string };
type Property = Node & { key: { name?: string }; value: Node & { value?: unknown } };
type Descriptor = Node & { leadingComments?: { value: string }[] | null; properties: Property[] };
type Babel = { types: { valueToNode: (value: unknown) => Node } };

/** Babel plugin: compiles a descriptor's message as the catalogue would. */
const compileEnglish = ({ types }: Babel) => ({
  visitor: {
    ObjectExpression({ node }: { node: Descriptor }) {
      if (!node.leadingComments?.some(({ value }) => value.trim() === '* i18n')) return;
      const message = node.properties.find(({ key }) => key.name === 'message');
      if (typeof message?.value.value !== 'string') return;
      message.value = types.valueToNode(compileMessage(message.value.value)) as Property['value'];
    },
  },
});
