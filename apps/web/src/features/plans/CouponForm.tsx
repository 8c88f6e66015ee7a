import { COUPON_INVALIDE_MESSAGE, couponCodeSchema, formatNombre, NNBSP } from '@odu/domain';
import { Button, Form, Stack, Tag, TextField } from '@odu/ui';
import { useRef, useState } from 'react';
import { describeErrorAs } from '../../api/api-error.ts';
import { useCheckCoupon } from '../../queries/account/payment.ts';
import { tellFailure } from '../../queries/calls/tell-failure.ts';
import { notify } from '../../toast/notify.ts';
import { COUPON_NOT_CHECKED } from './use-kept-order.ts';

/** A promo code that the server knows, and the percentage that it takes off. */
export type AppliedCoupon = { code: string; pourcentage: number };

type CouponFormProps = {
  applied: AppliedCoupon | null;
  /** A code that was applied before the page was left and is not any more, and why. */
  lost?: { code: string; reason: string } | null;
  onChange: (coupon: AppliedCoupon | null) => void;
};

/** A promo code: asked of the server, shown with its worth, and taken off again. */
export function CouponForm({ applied, lost = null, onChange }: CouponFormProps) {
  const [code, setCode] = useState(lost?.code ?? '');
  const [refusal, setRefusal] = useState<string | null>(lost?.reason ?? null);
  const check = useCheckCoupon();
  const inputRef = useRef<HTMLInputElement>(null);

  /** Whether another code than the one that was asked about is being typed: its field is neither emptied nor told what that one was. */
  const isTypedOver = () => inputRef.current !== null && inputRef.current.value !== code;

  const apply = async () => {
    const parsed = couponCodeSchema.safeParse(code);
    if (!parsed.success) {
      setRefusal(parsed.error.issues[0]?.message ?? COUPON_INVALIDE_MESSAGE);
      return;
    }
    try {
      const { isValidCoupon, discountPercentage } = await check.mutateAsync(parsed.data);
      if (isValidCoupon && discountPercentage !== null) {
        setRefusal(null);
        if (!isTypedOver()) setCode('');
        onChange({ code: parsed.data, pourcentage: discountPercentage });
      } else {
        onChange(null);
        if (!isTypedOver()) setRefusal(COUPON_INVALIDE_MESSAGE);
        notify({ kind: 'error', message: COUPON_INVALIDE_MESSAGE });
      }
    } catch (error) {
      const message = describeErrorAs(error, COUPON_NOT_CHECKED);
      if (isTypedOver()) tellFailure(error, message);
      else setRefusal(message);
    }
  };

  return (
    <Form
      aria-label="Code promo"
      onSubmit={() => void apply()}
      errors={refusal === null ? [] : [{ name: 'couponCode', message: refusal }]}
      hasOneField
    >
      <Stack gap="small" align="start">
        <output>
          {applied !== null && (
            <Tag
              onRemove={() => {
                onChange(null);
                inputRef.current?.focus();
              }}
            >
              {`Code promo ${applied.code}\u00A0: −${formatNombre(applied.pourcentage)}${NNBSP}%`}
            </Tag>
          )}
        </output>
        <TextField
          label={applied === null ? 'Code promo' : 'Autre code promo'}
          name="couponCode"
          isOptional
          inputRef={inputRef}
          value={code}
          onChange={(value) => {
            setCode(value);
            setRefusal(null);
          }}
          errorMessage={refusal ?? undefined}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary" isPending={check.isPending} pendingText="Vérification…">
          Appliquer le code
        </Button>
      </Stack>
    </Form>
  );
}
